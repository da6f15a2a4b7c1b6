import { type Booking, type BookingPlace, endOf, type MovedTariff } from '@canchero/shared-contracts/booking';
import { useRef, useState } from 'react';
import type { ClubBookings } from '../../../bookings-data/bookings-context';
import { versionKey } from '../../../undo/change-log';
import { tariffOffer, updatePrice } from '../../../undo/tariff-offer';
import { type MoveConcern, moveConcern } from './move-question';

export type MoveQuestion = { booking: Booking; onConfirm(): void } & (
  | { kind: 'move'; concern: MoveConcern }
  | { kind: 'tariff'; tariff: MovedTariff }
);

export interface Moves {
  /** Question that is open, or null. */
  question: MoveQuestion | null;
  closeQuestion(): void;
  /**
   * Moves or resizes a booking, says what became of its price, and offers to undo it.
   * @param byKeys true for a step by a key, which asks first for a booking that is over, completed or paid
   */
  move(booking: Booking, target: BookingPlace, byKeys?: boolean): void;
}

interface MovesInput {
  bookings: ClubBookings;
  /** Reports a refused change with its reason. */
  fail(error: unknown): void;
  /** Announces a text to assistive technology. */
  announce(text: string): void;
}

export function useMoves({ bookings, fail, announce }: MovesInput): Moves {
  const { courts, actions, texts, undo } = bookings;
  const { text, formatter, findBooking } = texts;
  const [question, setQuestion] = useState<MoveQuestion | null>(null);
  /** Id of the booking that may be moved by keys, as was answered last. */
  const allowed = useRef<string | null>(null);

  const courtOf = ({ court_id }: BookingPlace) => courts.find((c) => c.id === court_id);
  const outcome = (before: Booking, after: BookingPlace) =>
    before.court_id === after.court_id && Date.parse(before.start) === Date.parse(after.start)
      ? text('done.resized', { from: formatter.time(after.start), to: formatter.time(endOf(after)) })
      : text('done.moved', { court: courtOf(after)?.name ?? '', time: formatter.time(after.start) });
  const send = async (booking: Booking, target: BookingPlace, byKeys: boolean) => {
    const before = findBooking(booking.id) ?? booking;
    announce(outcome(booking, target));
    try {
      const moved = await actions.move(booking, target, byKeys);
      if (!moved) return;
      const { tariff } = moved;
      const toast = tariffOffer(bookings, moved, fail);
      const asks = tariff?.outcome === 'open' && courtOf(before)?.sport !== courtOf(moved)?.sport;
      undo.offer(versionKey(moved), { title: outcome(before, moved), ...toast, ...(asks && { actions: [] }) });
      if (toast.body) announce(`${outcome(before, moved)}. ${toast.body}`);
      if (!tariff || !asks) return;
      setQuestion({ kind: 'tariff', booking: moved, tariff, onConfirm: () => void updatePrice(bookings, moved, fail) });
    } catch (error) {
      fail(error);
    }
  };
  return {
    question,
    closeQuestion: () => setQuestion(null),
    move(booking, target, byKeys = false) {
      const { id } = booking;
      const concern = byKeys && allowed.current !== id ? moveConcern(booking, Date.now()) : null;
      if (!concern) {
        if (allowed.current !== id) allowed.current = null;
        return void send(booking, target, byKeys);
      }
      const onConfirm = () => {
        allowed.current = id;
        void send(booking, target, byKeys);
      };
      setQuestion({ kind: 'move', booking, concern, onConfirm });
    },
  };
}
