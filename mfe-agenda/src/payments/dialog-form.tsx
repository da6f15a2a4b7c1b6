import { DialogForm as Form } from '@canchero/shared-contracts/ui-overlay';
import type { ComponentProps } from 'react';
import { useText } from '../text';

/** A small form in a `DialogHost`. */
export const DialogForm = (props: Omit<ComponentProps<typeof Form>, 'close'>) => (
  <Form {...props} close={useText()('pay.close')} />
);
