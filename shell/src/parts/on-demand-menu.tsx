import { cloneElement, type FunctionComponent, type ReactElement, useState } from 'react';
import { onDemand, reportAndClose } from './on-demand';

type Trigger = ReactElement<{
  onClick?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}>;

export interface OnDemandMenuProps {
  /** Button that the menu belongs to. */
  trigger: ReactElement;
}

const closed = (trigger: Trigger, onClick?: () => void) =>
  cloneElement(trigger, { ...(onClick && { onClick }), 'aria-haspopup': 'menu', 'aria-expanded': false });

/**
 * Makes a button whose menu is fetched when it is first pressed, and opens then.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function onDemandMenu(load: () => Promise<FunctionComponent<OnDemandMenuProps>>) {
  const Menu = onDemand<OnDemandMenuProps & { trigger: Trigger; onClose: () => void }>(load, {
    fallback: ({ trigger }) => closed(trigger),
    onFailure: reportAndClose,
  });
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each menu, when its module is evaluated
  return function MenuButton({ trigger }: { trigger: Trigger }) {
    const [asked, setAsked] = useState(false);
    return asked ? <Menu trigger={trigger} onClose={() => setAsked(false)} /> : closed(trigger, () => setAsked(true));
  };
}
