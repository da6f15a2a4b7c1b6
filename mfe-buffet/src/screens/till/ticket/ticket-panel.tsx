import type { Club } from '@canchero/shared-contracts/club';
import type { Item } from '@canchero/shared-contracts/item';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { makeStyles } from '@canchero/shared-contracts/ui';
import { useCallback } from 'react';
import { placeOf } from '../../../order/use-order-text';
import { useText } from '../../../text';
import { ticketOf } from '../model/resumed-order';
import { isUntouched, ticketTotals, withQuantity } from '../model/ticket';
import { CompletedSale } from '../payment/completed-sale';
import { PaymentPanel } from '../payment/payment-panel';
import type { Checkout } from '../payment/use-checkout';
import type { OpenTickets } from '../use-tickets';
import { ChangedElsewhere } from './changed-elsewhere';
import { EmptyTicket } from './empty-ticket';
import type { TicketDialog } from './ticket-dialogs';
import { TicketHead } from './ticket-head';
import { TicketLines } from './ticket-lines';
import { TicketTabs } from './ticket-tabs';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: '8px', flexGrow: 1, minHeight: 0 },
});

interface TicketPanelProps {
  club: Club;
  open: OpenTickets;
  items: ReadonlyMap<string, Item>;
  checkout: Checkout;
  formatter: Formatter;
  onDialog(dialog: TicketDialog): void;
  onDiscard(): void;
}

/** Current ticket from customer to payment; after a sale, its outcome. */
export function TicketPanel({ club, open, items, checkout, formatter, onDialog, onDiscard }: TicketPanelProps) {
  const text = useText();
  const styles = useStyles();
  const { current } = open;
  const { change } = open;
  const totals = ticketTotals(current);
  const setQuantity = useCallback(
    (key: string, quantity: number) => change((ticket) => withQuantity(ticket, key, quantity)),
    [change],
  );
  const edit = useCallback((key: string) => onDialog(`line:${key}`), [onDialog]);
  const split = useCallback(() => onDialog('split'), [onDialog]);
  if (checkout.sold)
    return (
      <CompletedSale
        key={checkout.sold.order.id}
        sale={checkout.sold}
        club={club}
        formatter={formatter}
        onNext={checkout.next}
      />
    );
  return (
    <section className={styles.panel} aria-label={text('ticket.label')}>
      <TicketTabs tickets={open.tickets} current={current} onChoose={open.choose} onOpen={open.open} />
      <TicketHead
        customer={current.customer}
        note={current.note}
        orderNumber={current.order?.number ?? null}
        untouched={isUntouched(current)}
        onDialog={onDialog}
        onDiscard={onDiscard}
      />
      {current.order && !checkout.busy && (
        <ChangedElsewhere
          clubId={club.id}
          ticket={{ ...current, order: current.order }}
          onTake={(order) => open.change(() => ticketOf(order, placeOf(order, formatter)))}
          onClose={() => open.close(current.id)}
        />
      )}
      {current.lines.length === 0 ? (
        <EmptyTicket />
      ) : (
        <TicketLines ticket={current} items={items} formatter={formatter} onQuantity={setQuantity} onEdit={edit} />
      )}
      <PaymentPanel
        ticket={current}
        totals={totals}
        formatter={formatter}
        busy={checkout.busy}
        credit={checkout.credit}
        noCash={checkout.noCash}
        failure={checkout.failure}
        onPay={checkout.pay}
        onSplit={split}
        onLeaveOpen={checkout.leaveOpen}
        onPutOnBooking={checkout.putOnBooking}
      />
    </section>
  );
}
