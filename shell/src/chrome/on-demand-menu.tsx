import { type ComponentType, cloneElement, type ReactElement, Suspense, useState } from 'react';

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
    <Suspense fallback={closed}>
      <Menu trigger={trigger} />
    </Suspense>
  );
}
