import type { EventType } from '@canchero/shared-contracts/booking';
import type { PaymentStatus } from '@canchero/shared-contracts/payment';
import type { TextId } from '../../../text';

/** Booking of the drawn agenda. Times are minutes of the day; `name` is a person's name or a message. */
export interface PreviewBooking {
  start: number;
  duration: number;
  type: EventType;
  payment: PaymentStatus;
  name: string | { id: TextId };
  /** True for the booking that appears with an animation. */
  arriving?: boolean;
}

export interface PreviewCourt {
  name: { id: TextId; number: number };
  bookings: readonly PreviewBooking[];
}

export const PREVIEW_OPEN = 16 * 60;
export const PREVIEW_CLOSE = 22 * 60;
export const PREVIEW_NOW = 19 * 60 + 10;

/** Returns the position of a time span in the drawn day, in percent of its height. */
export const previewSpan = (start: number, duration: number) => {
  const day = PREVIEW_CLOSE - PREVIEW_OPEN;
  return { top: ((start - PREVIEW_OPEN) / day) * 100, height: (duration / day) * 100 };
};

const at = (hour: number, minute = 0) => hour * 60 + minute;
const booking = (
  start: number,
  duration: number,
  name: PreviewBooking['name'],
  payment: PaymentStatus,
  type: EventType = 'turno',
): PreviewBooking => ({ start, duration, type, payment, name });

const SCHOOL = { id: 'landing.preview.school' } as const;
const CUP = { id: 'landing.preview.cup' } as const;

/** Bookings of a busy evening. */
export const PREVIEW_COURTS: readonly PreviewCourt[] = [
  {
    name: { id: 'landing.preview.padel', number: 1 },
    bookings: [
      booking(at(16), 90, 'Lucía Ferreyra', 'fully_paid'),
      booking(at(18), 90, 'Martín Sosa', 'partially_paid'),
      booking(at(20), 90, 'Grupo Rivas', 'pending'),
    ],
  },
  {
    name: { id: 'landing.preview.padel', number: 2 },
    bookings: [
      booking(at(16, 30), 90, SCHOOL, 'fully_paid', 'entrenamiento'),
      booking(at(18), 90, 'Julieta y Nico', 'fully_paid'),
      booking(at(20), 90, 'Tomás Herrera', 'pending'),
    ],
  },
  {
    name: { id: 'landing.preview.tennis', number: 1 },
    bookings: [
      booking(at(16), 60, 'Carla Núñez', 'fully_paid'),
      booking(at(17, 30), 90, SCHOOL, 'fully_paid', 'entrenamiento'),
      booking(at(19, 30), 120, CUP, 'fully_paid', 'torneo'),
    ],
  },
  {
    name: { id: 'landing.preview.tennis', number: 2 },
    bookings: [
      booking(at(17), 60, 'Pablo Ibarra', 'overpaid'),
      booking(at(18, 30), 60, 'Ana y Bruno', 'partially_paid'),
      booking(at(19, 30), 120, CUP, 'fully_paid', 'torneo'),
    ],
  },
  {
    name: { id: 'landing.preview.football', number: 5 },
    bookings: [
      booking(at(16, 30), 60, 'Los del jueves', 'fully_paid'),
      booking(at(18), 60, 'Oficina Norte', 'partially_paid'),
      { ...booking(at(19, 30), 60, 'Sofía Benítez', 'pending'), arriving: true },
    ],
  },
];
