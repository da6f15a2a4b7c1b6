import type { Club } from '@canchero/shared-contracts/club';
import type { Category, Item } from '@canchero/shared-contracts/item';
import {
  type Formatter,
  lazyPart,
  newId,
  useFillHeight,
  useHost,
  useQueryParams,
} from '@canchero/shared-contracts/kit';
import { methodsOffered } from '@canchero/shared-contracts/payment';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { usePhoneLayout } from '../../page/use-phone-layout';
import { useText } from '../../text';
import { useStableCallback } from '../../use-stable-callback';
import { covers, dueOf, heldOf } from './model/resumed-order';
import { isUntouched, namesOfRepriced, quantities, repriced, ticketTotals, withItem } from './model/ticket';
import { itemOfCode, itemsOnShelf } from './model/tiles';
import { useCheckout } from './payment/use-checkout';
import { TicketBar } from './ticket/ticket-bar';
import type { TicketDialog } from './ticket/ticket-dialogs';
import { TicketPanel } from './ticket/ticket-panel';
import { Goods } from './tiles/goods';
import { useTillStyles } from './till-styles';
import { useCounts } from './use-counts';
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
  const text = useText();
  const host = useHost();
  const styles = useTillStyles();
  const narrow = usePhoneLayout();
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useFillHeight(frame);
  const [address, go] = useQueryParams();
  const open = useTickets(club.id);
  const checkout = useCheckout(club.id, open);
  const { current, change } = open;
  useResumeOrder(club.id, open, formatter);

  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  // the catalogue's current prices are charged; the customer may have been told the sum of those before
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of tickets counts as well
  useEffect(() => {
    const names = namesOfRepriced(current, byId);
    change((ticket) => repriced(ticket, byId));
    if (names.length > 0) host.toast({ intent: 'warning', body: text('ticket.repriced', { names: names.join(', ') }) });
  }, [change, byId, current.id]);

  const counts = useCounts(current);

  const tap = useStableCallback((id: string) => {
    const item = byId.get(id);
    if (!item) return;
    // the quantity that a resumed order holds is available to its ticket
    if (item.track_stock && item.stock <= 0 && (quantities(current).get(id) ?? 0) >= heldOf(current, id)) {
      host.toast({ intent: 'warning', body: text('tile.gone', { name: item.name }) });
      return;
    }
    checkout.next();
    change((ticket) => withItem(ticket, item, newId()));
  });
  const scan = (code: string) => {
    const item = itemOfCode(items, code);
    if (item) tap(item.id);
    else host.toast({ intent: 'warning', body: text('till.unknownCode', { code }) });
    return item !== undefined;
  };
  const enter = useStableCallback((typed: string) => {
    const exact = itemOfCode(items, typed);
    if (exact) {
      tap(exact.id);
      return true;
    }
    const [only, ...others] = typed.trim() ? itemsOnShelf(items, 'all', typed) : [];
    if (only && others.length === 0) tap(only.id);
    else if (!only && /^\d{4,}$/.test(typed.trim())) return !scan(typed);
    return only !== undefined && others.length === 0;
  });
  const onDialog = useStableCallback((panel: TicketDialog) => go({ panel }, true));
  const discard = useStableCallback(() => {
    const thrown = current;
    open.close(current.id);
    if (isUntouched(thrown)) return;
    host.toast({
      intent: 'info',
      body: thrown.order ? text('resume.left', { number: thrown.order.number }) : text('ticket.discarded'),
      action: { label: text('action.undo'), run: () => open.restore(thrown) },
    });
  });

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
