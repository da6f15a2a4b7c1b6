import type { ComponentProps } from 'react';
import { DialogForm } from './DialogForm';
import { DialogHost } from './DialogHost';

/** A `DialogForm` in a dialog of its own, for screens that mount it to open it and have nothing modal below. */
export const FormDialog = (props: ComponentProps<typeof DialogForm>) => (
  <DialogHost open onClose={props.onClose}>
    <DialogForm {...props} />
  </DialogHost>
);
