import { type Formatter, newId, useErrorText } from '@canchero/shared-contracts/kit';
import { DialogHost } from '@canchero/shared-contracts/ui-overlay';
import { memo } from 'react';
import { SplitForm } from '../../../payment/split-form';
import { dueOf } from '../model/resumed-order';
import { withFreeLine, withLine, withQuantity } from '../model/ticket';
import type { Checkout } from '../payment/use-checkout';
import type { OpenTickets } from '../use-tickets';
import { CustomerForm } from './customer-form';
import { FreeLineForm } from './free-line-form';
import { LineForm } from './line-form';
import { TicketForm } from './ticket-form';

/** Dialogs over the till. */
export type TicketDialog = 'customer' | 'extras' | 'free' | 'split' | `line:${string}`;

interface TicketDialogsProps {
  clubId: string;
  dialog: string | null;
  open: OpenTickets;
  checkout: Checkout;
  formatter: Formatter;
  onClose(): void;
}

/** Forms of the current ticket; the address says which one is open. */
export const TicketDialogs = memo(function TicketDialogs({
  clubId,
  dialog,
  open,
  checkout,
  formatter,
  onClose,
}: TicketDialogsProps) {
  const content = useForm({ clubId, dialog, open, checkout, formatter, onClose });
  return (
    <DialogHost open={content !== null} onClose={onClose}>
      {content}
    </DialogHost>
  );
}, nothingOpen);

/** True while a dialog covers the ticket. */
function nothingOpen(before: TicketDialogsProps, now: TicketDialogsProps): boolean {
  return before.dialog === null && now.dialog === null;
}

/** Returns the form that the address names, or null. */
function useForm({ clubId, dialog, open, checkout, formatter, onClose }: TicketDialogsProps) {
  const errorText = useErrorText();
  const { current, change } = open;
  if (dialog === 'customer')
    return (
      <CustomerForm
        clubId={clubId}
        customer={current.customer}
        formatter={formatter}
        onChoose={(customer) => change((ticket) => ({ ...ticket, customer }))}
        onClose={onClose}
      />
    );
  if (dialog === 'extras')
    return (
      <TicketForm ticket={current} onSave={(part) => change((ticket) => ({ ...ticket, ...part }))} onClose={onClose} />
    );
  if (dialog === 'free')
    return (
      <FreeLineForm
        formatter={formatter}
        onAdd={(name, price) => change((ticket) => withFreeLine(ticket, newId(), name, price))}
        onClose={onClose}
      />
    );
  const due = dueOf(current);
  if (dialog === 'split' && due > 0)
    return (
      <SplitForm
        total={due}
        formatter={formatter}
        withCredit={checkout.credit > 0}
        noCash={checkout.noCash}
        onPay={checkout.payParts}
        explain={errorText}
        onClose={onClose}
      />
    );
  const line = current.lines.find(({ key }) => dialog === `line:${key}`);
  if (!line) return null;
  return (
    <LineForm
      line={line}
      onSave={(part) => change((ticket) => withLine(ticket, line.key, part))}
      onRemove={() => change((ticket) => withQuantity(ticket, line.key, 0))}
      onClose={onClose}
    />
  );
}
