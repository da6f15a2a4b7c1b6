import type { GriffelStyle } from '@fluentui/react-components';

/** What is pressed by a finger is 44 pixels high; by a mouse it stays as it is. Of the element around it. */
export const TOUCH_TARGETS: GriffelStyle = {
  '@media (pointer: coarse)': {
    '& .fui-Button, & .fui-Input, & .fui-Select, & .fui-Select__select': { minHeight: '44px' },
    '& .fui-Button': { minWidth: '44px' },
  },
};

/** The same of an element itself. */
export const TOUCH_HEIGHT: GriffelStyle = {
  '@media (pointer: coarse)': { minHeight: '44px', boxSizing: 'border-box' },
};
