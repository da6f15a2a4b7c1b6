import type { Block } from '@canchero/shared-contracts/block';
import type { Booking, SettableState } from '@canchero/shared-contracts/booking';
import { useState } from 'react';
import type { AgendaNavigation, BookingSeed } from '../../agenda-view/use-agenda-view';
import type { ClubBookings } from '../../bookings-data/bookings-context';
import { clubDateOf, sameTimeOn, shiftDate } from '../../bookings-data/model/club-day';
import type { TextId } from '../../text';
import { versionKey } from '../../undo/change-log';
import type { GridMenuRequest } from './grid/types';
import { hasOpenAmount, type MenuAction } from './menu/menu-entries';

export type BlockSeed = Omit<Block, 'id' | 'club_id' | 'version'>;

export interface DayMenu {
  /** Menu that is open, or null. */
  request: GridMenuRequest | null;
  /** Block in the form, or null. */
  block: Block | BlockSeed | null;
  /** Booking for which a new place is being chosen. */
  moving: Booking | null;
  /** Booking whose payment dialog is open. */
  charging: Booking | null;
  /** Booking to which consumptions are being added. */
  consuming: Booking | null;
  charge(booking: Booking): void;
  /** Closes the payment dialog or the consumptions. */
  stopMoney(): void;
  open(request: GridMenuRequest): void;
  close(): void;
  act(action: MenuAction, request: GridMenuRequest): void;
  openBlock(block: Block | BlockSeed | null): void;
  stopMoving(): void;
}

interface DayMenuInput {
  bookings: ClubBookings;
  navigation: AgendaNavigation;
  onCancel(booking: Booking): void;
  onFailure(error: unknown): void;
}

const HOUR = 3_600_000;

/** State of the menu over the grid, and the actions of its entries. */
export function useDayMenu({ bookings, navigation, onCancel, onFailure }: DayMenuInput): DayMenu {
  const { club, actions, texts, undo } = bookings;
  const [request, setRequest] = useState<GridMenuRequest | null>(null);
  const [block, setBlock] = useState<Block | BlockSeed | null>(null);
  const [moving, setMoving] = useState<Booking | null>(null);
  const [charging, setCharging] = useState<Booking | null>(null);
  const [consuming, setConsuming] = useState<Booking | null>(null);

  const mark = async (booking: Booking, status: SettableState, title: TextId) => {
    try {
      const marked = await actions.setStatus(booking, status);
      undo.offer(versionKey(marked), { title: texts.text(title) });
    } catch (error) {
      onFailure(error);
    }
  };
  /** Opens the payments of a booking that is already paid. */
  const charge = (booking: Booking) =>
    hasOpenAmount(booking) ? setCharging(booking) : navigation.open(booking.id, undefined, 'payments');
  const actOn = (action: MenuAction, booking: Booking) => {
    const { id } = booking;
    if (action === 'open') navigation.open(id);
    if (action === 'charge') charge(booking);
    if (action === 'consume') setConsuming(booking);
    if (action === 'move') setMoving(booking);
    if (action === 'repeat') {
      const date = shiftDate(clubDateOf(club, Date.parse(booking.start)), 7);
      navigation.openNew(repetitionOf(booking, sameTimeOn(club, booking.start, date)), { date });
    }
    if (action === 'confirm') void mark(booking, 'confirmed', 'status.done.confirmed');
    if (action === 'noShow') void mark(booking, 'no_show', 'status.done.no_show');
    if (action === 'showedUp') void mark(booking, 'confirmed', 'status.done.showedUp');
    if (action === 'cancel') onCancel(booking);
  };
  return {
    request,
    block,
    moving,
    charging,
    consuming,
    charge,
    stopMoney: () => {
      setCharging(null);
      setConsuming(null);
    },
    open: setRequest,
    close: () => setRequest(null),
    openBlock: setBlock,
    stopMoving: () => setMoving(null),
    act(action, { booking, place }) {
      if (booking) return actOn(action, booking);
      if (!place) return;
      const end = new Date(Date.parse(place.start) + HOUR).toISOString();
      if (action === 'create') navigation.openNew(place);
      if (action === 'block') {
        setBlock({ court_ids: [place.court_id], start: place.start, end, kind: 'maintenance', reason: '' });
      }
    },
  };
}

/** Returns the initial values of a form that repeats a booking at another time. */
const repetitionOf = (
  { court_id, duration, event_type, description, players }: Booking,
  start: string,
): BookingSeed => ({
  court_id,
  start,
  duration,
  event_type,
  description,
  players: players.map(({ id, name }) => ({ id, name })),
});
