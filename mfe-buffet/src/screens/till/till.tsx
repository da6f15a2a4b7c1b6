import type { Club } from '@canchero/shared-contracts/club';
import type { Category, Item } from '@canchero/shared-contracts/item';
import { type Formatter, lazyPart, useFillHeight, useQueryParams } from '@canchero/shared-contracts/kit';
import { methodsOffered } from '@canchero/shared-contracts/payment';
import { Suspense, useMemo, useRef } from 'react';
import { usePhoneLayout } from '../../page/use-phone-layout';
import { useStableCallback } from '../../use-stable-callback';
import { covers, dueOf } from './model/resumed-order';
import { ticketTotals } from './model/ticket';
import { useCheckout } from './payment/use-checkout';
import { TicketBar } from './ticket/ticket-bar';
import type { TicketDialog } from './ticket/ticket-dialogs';
import { TicketPanel } from './ticket/ticket-panel';
import { Goods } from './tiles/goods';
import { useTillStyles } from './till-styles';
import { useCounts } from './use-counts';
import { useCurrentPrices } from './use-current-prices';
import { useDiscardTicket } from './use-discard-ticket';
import { useItemEntry } from './use-item-entry';
import { useResumeOrder } from './use-resume-order';
import { useScanner } from './use-scanner';
import { useTickets } from './use-tickets';
import { useTillKeys } from './use-till-keys';

/** Comes after the first paint, with the overlays that it needs. */
const TicketDialogs = lazyPart(() => import('./ticket/ticket-dialogs').then((m) => m.TicketDialogs));

interface TillProps {
  club: Club;
  /** Items for sale. */
  items: readonly Item[];
  categories: readonly Category[];
  formatter: Formatter;
}

/** Tiles beside the ticket; on a phone the ticket is a drawer. The address holds shelf, search and dialogs. */
export function Till({ club, items, categories, formatter }: TillProps) {
  const styles = useTillStyles();
  const narrow = usePhoneLayout();
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useFillHeight(frame);
  const [address, go] = useQueryParams();
  const open = useTickets(club.id);
  const checkout = useCheckout(club.id, open);
  const { current } = open;
  useResumeOrder(club.id, open, formatter);
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  useCurrentPrices(open, byId);
  const counts = useCounts(current);
  const { tap, enter, scan } = useItemEntry(items, byId, open, checkout.next);
  const onDialog = useStableCallback((panel: TicketDialog) => go({ panel }, true));
  const discard = useDiscardTicket(open);
  useScanner(scan);
  useTillKeys({
    search: () => field.current?.focus(),
    openTicket: open.open,
    neighbour: (by) => {
      const at = open.tickets.indexOf(current);
      const next = open.tickets[(at + by + open.tickets.length) % open.tickets.length];
      if (next) open.choose(next.id);
    },
    pay: (position) => {
      const method = methodsOffered(covers(checkout.credit, dueOf(current)))[position];
      if (method && !checkout.sold && !(method === 'cash' && checkout.noCash)) checkout.pay(method);
    },
    customer: () => go({ panel: 'customer' }, true),
  });

  const panel = (
    <TicketPanel
      club={club}
      open={open}
      items={byId}
      checkout={checkout}
      formatter={formatter}
      onDialog={onDialog}
      onDiscard={discard}
    />
  );
  return (
    <div ref={frame} className={styles.counter}>
      <Goods
        items={items}
        categories={categories}
        counts={counts}
        formatter={formatter}
        field={field}
        onTap={tap}
        onEnter={enter}
      />
      {narrow ? (
        <TicketBar
          totals={ticketTotals(current)}
          formatter={formatter}
          open={address.get('view') === 'ticket'}
          onOpen={() => go({ view: 'ticket' }, true)}
          onClose={() => {
            checkout.next();
            go({ view: null });
          }}
        >
          {panel}
        </TicketBar>
      ) : (
        <div className={styles.ticket}>{panel}</div>
      )}
      <Suspense>
        <TicketDialogs
          clubId={club.id}
          dialog={address.get('panel')}
          open={open}
          checkout={checkout}
          formatter={formatter}
          onClose={() => go({ panel: null })}
        />
      </Suspense>
    </div>
  );
}
