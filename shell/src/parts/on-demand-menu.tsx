import { type ComponentType, cloneElement, type ReactElement, useState } from 'react';
import { OptionalPart } from './optional-part';

type Trigger = ReactElement<{
  onClick?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}>;
export interface OnDemandMenuProps {
  trigger: ReactElement;
}

/** A button whose menu is fetched when it is first pressed, and opens then. */
export function OnDemandMenu({ trigger, Menu }: { trigger: Trigger; Menu: ComponentType<OnDemandMenuProps> }) {
  const [asked, setAsked] = useState(false);
  const closed = cloneElement(trigger, {
    onClick: () => setAsked(true),
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  });
  if (!asked) return closed;
  return (
    <OptionalPart instead={closed} onFailure={() => setAsked(false)}>
      <Menu trigger={trigger} />
    </OptionalPart>
  );
}
