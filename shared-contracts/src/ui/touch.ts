import type { GriffelStyle } from '@fluentui/react-components';

/** Makes controls inside an element 44 pixels high for touch; a mouse keeps their usual height. */
export const TOUCH_TARGETS: GriffelStyle = {
  '@media (pointer: coarse)': {
    '& .fui-Button, & .fui-Input, & .fui-Select, & .fui-Select__select': { minHeight: '44px' },
    '& .fui-Button': { minWidth: '44px' },
  },
};

/** Makes the element itself 44 pixels high for touch. */
export const TOUCH_HEIGHT: GriffelStyle = {
  '@media (pointer: coarse)': { minHeight: '44px', boxSizing: 'border-box' },
};
