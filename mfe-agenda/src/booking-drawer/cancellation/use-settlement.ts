import { type Booking, type CancellationRefund, cancellationTerms } from '@canchero/shared-contracts/booking';
import { useCan } from '@canchero/shared-contracts/kit';
import { useState } from 'react';
import { useBookings } from '../../bookings-data/bookings-context';
import { useReturnedCash } from '../../payments/use-returned-cash';
import { type SettlementChoice, type SettlementKind, settlementByRule, settlementChoices } from '../model/cancellation';

/** Money of a booking that is to be cancelled, and the way chosen to settle it. */
export interface Settlement {
  terms: ReturnType<typeof cancellationTerms>;
  choices: SettlementChoice[];
  chosen: SettlementChoice;
  choose(kind: SettlementKind): void;
  /** Player who gets the credit of payments that name none; null for the booking's first. */
  creditTo: string | null;
  setCreditTo(playerId: string): void;
  /** False if the user may not refund, and so cannot cancel a paid booking. */
  allowed: boolean;
  /** False also if cash is to be given back and no session is open for it. */
  ready: boolean;
  /** Refund to send; undefined for a booking without payments. */
  refund: CancellationRefund | undefined;
}

/** Holds how the money of a booking is settled when it is cancelled. The club's rule is preset. */
export function useSettlement(booking: Booking): Settlement {
  const { club } = useBookings();
  const mayRefund = useCan('booking');
  const [now] = useState(Date.now);
  const [kind, choose] = useState<SettlementKind | null>(null);
  const [creditTo, setCreditTo] = useState<string | null>(null);
  const { paid } = booking;
  const terms = cancellationTerms(club, booking, now);
  const choices = settlementChoices(terms, paid);
  const wanted = kind ?? settlementByRule(terms, paid);
  const chosen = choices.find((choice) => choice.kind === wanted) ?? (choices[0] as SettlementChoice);
  const { destination, kept } = chosen;
  const owner = destination === 'credit' && creditTo ? { player_id: creditTo } : {};
  const allowed = paid === 0 || mayRefund;
  const amount = destination === 'money' ? chosen.returned : 0;
  const { lacking } = useReturnedCash(club.id, [{ bookingId: booking.id, amount }]);
  return {
    terms,
    choices,
    chosen,
    choose,
    creditTo,
    setCreditTo,
    allowed,
    ready: allowed && !lacking,
    refund: paid > 0 ? { destination, kept, ...owner } : undefined,
  };
}
