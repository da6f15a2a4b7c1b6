import type { GriffelStyle } from '@fluentui/react-components';

/** Makes an element of our own 44 pixels high for touch, as `touch.css` does with Fluent's controls. */
export const TOUCH_HEIGHT: GriffelStyle = {
  '@media (pointer: coarse)': { minHeight: '44px', boxSizing: 'border-box' },
};

/**
 * Does nothing: `touch.css` makes controls large enough for fingers on the whole page.
 * @deprecated since contracts 3.3; kept for remotes that were built before.
 */
export const TOUCH_TARGETS: GriffelStyle = {};
