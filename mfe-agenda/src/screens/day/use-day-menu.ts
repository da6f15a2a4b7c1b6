import type { Block } from '@canchero/shared-contracts/block';
import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import { newId, useHost } from '@canchero/shared-contracts/kit';
import { useState } from 'react';
import type { AgendaNavigation } from '../../agenda-view/use-agenda-view';
import type { BookingCache } from '../../club-bookings/booking-cache';
import type { GridMenuRequest } from './grid/types';
import type { MenuAction } from './menu/entries';

export type BlockSeed = Omit<Block, 'id' | 'club_id' | 'version'>;

export interface DayMenu {
  /** The open menu. */
  request: GridMenuRequest | null;
  /** The block in the form. */
  block: Block | BlockSeed | null;
  /** The booking for which a new place is being chosen. */
  moving: Booking | null;
  open(request: GridMenuRequest): void;
  close(): void;
  act(action: MenuAction, request: GridMenuRequest): void;
  openBlock(block: Block | BlockSeed | null): void;
  stopMoving(): void;
}

interface DayMenuInput {
  clubId: string;
  navigation: AgendaNavigation;
  cache: BookingCache;
  onCancel(booking: Booking): void;
  onFailure(error: unknown): void;
  onDone(booking: Booking): void;
}

const WEEK = 7 * 86_400_000;
const HOUR = 3_600_000;

/** The menu over the grid, and what its entries do. */
export function useDayMenu({ clubId, navigation, cache, onCancel, onFailure, onDone }: DayMenuInput): DayMenu {
  const host = useHost();
  const [request, setRequest] = useState<GridMenuRequest | null>(null);
  const [block, setBlock] = useState<Block | BlockSeed | null>(null);
  const [moving, setMoving] = useState<Booking | null>(null);

  const markMissed = async ({ id, version }: Booking) => {
    try {
      const booking = await host.call(
        bookingEndpoints.setStatus,
        { params: { clubId, bookingId: id }, body: { status: 'no_show', version } },
        { idempotencyKey: newId() },
      );
      cache.apply(booking);
      onDone(booking);
    } catch (error) {
      onFailure(error);
    }
  };
  const actOn = (action: MenuAction, booking: Booking) => {
    const { id, court_id, start, duration } = booking;
    if (action === 'open') navigation.open(id);
    if (action === 'charge') navigation.open(id, undefined, 'payments');
    if (action === 'move') setMoving(booking);
    if (action === 'repeat') {
      navigation.openNew({ court_id, start: new Date(Date.parse(start) + WEEK).toISOString(), duration });
    }
    if (action === 'noShow') void markMissed(booking);
    if (action === 'cancel') onCancel(booking);
  };
  return {
    request,
    block,
    moving,
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
