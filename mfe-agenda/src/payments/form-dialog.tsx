import { DialogHost } from '@canchero/shared-contracts/ui-overlay';
import type { ComponentProps } from 'react';
import { DialogForm } from './dialog-form';

/** A `DialogForm` in a dialog of its own, for screens that mount it to open it and have nothing modal below. */
export const FormDialog = (props: ComponentProps<typeof DialogForm>) => (
  <DialogHost open onClose={props.onClose}>
    <DialogForm {...props} />
  </DialogHost>
);
