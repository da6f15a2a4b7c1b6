export const EVENT_TYPES = ['turno', 'entrenamiento', 'torneo'] as const;
export type EventType = (typeof EVENT_TYPES)[number];
/** One time, or an occurrence of a recurring series. */
export const MODALITIES = ['simple', 'fixed'] as const;
export type Modality = (typeof MODALITIES)[number];
export const BOOKING_STATES = ['hold', 'pending_payment', 'confirmed', 'completed', 'cancelled', 'no_show'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];
/** Minutes. */
export const MIN_DURATION = 30;
/** Minutes: longer than any day at a club. */
export const MAX_DURATION = 24 * 60;
