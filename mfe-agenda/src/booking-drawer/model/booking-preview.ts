import type { Booking } from '@canchero/shared-contracts/booking';
import { type Centavos, parseAmount } from '@canchero/shared-contracts/core';
import { type BookingDraft, draftEnd } from './booking-draft';

/** Returns the booking as the agenda shows it until the api answers. */
export function previewOf(draft: BookingDraft, id: string, suggestedPrice: Centavos | null): Omit<Booking, 'club_id'> {
  const price = draft.price === null ? suggestedPrice : parseAmount(draft.price);
  return {
    id,
    court_id: draft.court_id ?? '',
    start: draft.start ?? '',
    end: draftEnd(draft) ?? '',
    duration: draft.duration ?? 0,
    event_type: draft.event_type ?? 'turno',
    modality: draft.frequency ? 'fixed' : 'simple',
    series_id: null,
    state: 'confirmed',
    hold_until: null,
    description: draft.description,
    price: price ?? 0,
    paid: 0,
    payment_status: price === 0 ? 'fully_paid' : 'pending',
    players: [...(draft.new_player ? [{ id, name: draft.new_player.name }] : []), ...draft.players].map((p) => ({
      ...p,
      phone: null,
    })),
    cancel_reason: null,
    created_at: new Date().toISOString(),
    version: 0,
  };
}
