import {
  type DialogActionsProps,
  DialogActions as FluentDialogActions,
  makeStyles,
  mergeClasses,
} from '@fluentui/react-components';
import { forwardRef } from 'react';

const useStyles = makeStyles({
  row: {
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    '& > .fui-Button': { maxWidth: 'none' },
    '@media (min-width: 481px)': { '& > .fui-Button': { whiteSpace: 'nowrap' } },
  },
});

/** Buttons of a dialog, on one line across its whole width; those that do not fit go below, whole. */
export const DialogActions: typeof FluentDialogActions = forwardRef<HTMLDivElement, DialogActionsProps>(
  ({ className, ...rest }, ref) => (
    <FluentDialogActions fluid ref={ref} className={mergeClasses(useStyles().row, className)} {...rest} />
  ),
);
