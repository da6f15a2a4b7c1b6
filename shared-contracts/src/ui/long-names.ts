import type { GriffelStyle } from '@fluentui/react-components';

/** Style of a dialog in which names without blanks stay inside: its title breaks them, its selects cut them off. */
export const LONG_NAMES: GriffelStyle = {
  '& .fui-DialogTitle': { overflowWrap: 'anywhere' },
  '& .fui-Select, & select': { minWidth: 0 },
};
