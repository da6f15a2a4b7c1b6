import { newId, useHost, useQueryParams } from '@canchero/shared-contracts/kit';
import type { HostServices } from '@canchero/shared-contracts/mfe';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isUntouched, type Ticket } from './model/ticket';
import {
  beginTickets,
  changeTicket,
  closeTicket,
  currentTicket,
  openTicket,
  readTickets,
  type Tickets,
  withTicket,
} from './model/tickets';

export interface OpenTickets {
  tickets: Tickets;
  current: Ticket;
  /** Changes the current ticket. */
  change(change: (ticket: Ticket) => Ticket): void;
  choose(id: string): void;
  /** Opens a new ticket, or an empty one. */
  open(): void;
  /** Closes a ticket that was sold or discarded. */
  close(id: string): void;
  /** Reopens a closed ticket, or adds a resumed order. */
  restore(ticket: Ticket): void;
}

const draftOf = (clubId: string) => `mfe-buffet/tickets/${clubId}`;

/** Tells whether this browser keeps a ticket of the club that was begun. */
export const hasBegunTicket = (drafts: HostServices['drafts'], clubId: string): boolean =>
  readTickets(drafts.read(draftOf(clubId)))?.some((ticket) => !isUntouched(ticket)) ?? false;

/** Open tickets of the till. This browser keeps them; the address names the current one. */
export function useTickets(clubId: string): OpenTickets {
  const { drafts } = useHost();
  const name = draftOf(clubId);
  const [address, go] = useQueryParams();
  const [tickets, setTickets] = useState<Tickets>(() => readTickets(drafts.read(name)) ?? beginTickets(newId));
  const current = currentTicket(tickets, address.get('ticket'));
  const latest = useRef({ tickets, id: current.id });
  latest.current = { tickets, id: current.id };

  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  const kept = useRef(tickets);
  useEffect(() => {
    if (kept.current === tickets) return;
    kept.current = tickets;
    drafts.write(name, tickets);
  }, [drafts, name, tickets]);
  useEffect(
    () =>
      drafts.onChange(name, () => {
        const others = readTickets(drafts.read(name));
        if (!others) return;
        kept.current = others;
        setTickets(others);
      }),
    [drafts, name],
  );

  const choose = useCallback((id: string) => go({ ticket: id }), [go]);
  return {
    tickets,
    current,
    choose,
    change: useCallback((change) => setTickets((all) => changeTicket(all, latest.current.id, change)), []),
    open: useCallback(() => {
      const next = openTicket(latest.current.tickets, newId);
      setTickets(next.tickets);
      choose(next.id);
    }, [choose]),
    close: useCallback(
      (id) => {
        setTickets((all) => closeTicket(all, id, newId));
        // the answer to a sale may come after the till was left, and a later visit reads what is kept
        if (left.current) drafts.write(name, closeTicket(readTickets(drafts.read(name)) ?? tickets, id, newId));
      },
      [drafts, name, tickets],
    ),
    restore: useCallback(
      (ticket) => {
        setTickets((all) => withTicket(all, ticket));
        choose(ticket.id);
      },
      [choose],
    ),
  };
}
