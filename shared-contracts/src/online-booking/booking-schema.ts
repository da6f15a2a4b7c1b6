import { z } from 'zod';
import { PublicClub, PublicCourt } from '../club/public-schema';
import { PayChoiceSchema } from '../club/schema';
import { LANGUAGES } from '../core/language';
import { CentavosSum, Email, Id, Instant, Name, Text } from '../core/schema';
import { MAX_LENGTH } from '../player/limits';
import { FirstName } from '../player/schema';
import { MAX_ONLINE_LENGTH } from './limits';
import { ONLINE_STATES } from './vocabulary';

const Token = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const State = z.enum(ONLINE_STATES);

export const NewOnlineBooking = z.strictObject({
  hold_id: Id,
  first_name: FirstName,
  last_name: Name(MAX_LENGTH.last_name, 1),
  /** Phone number as typed, with or without a calling code; checked as `invalid_phone`. */
  phone: Text(MAX_LENGTH.phone, 1),
  email: Email,
  /** Language of the mails. */
  language: z.enum(LANGUAGES),
  /** One of the club's `pay_choices`. */
  pay: PayChoiceSchema,
  /** Wish that the club reads with the booking. */
  special_requests: Text(MAX_ONLINE_LENGTH.special_requests).optional(),
  /** The rule for cancellations was accepted. */
  accept_policy: z.literal(true),
});
export type NewOnlineBooking = z.input<typeof NewOnlineBooking>;

export const OnlineBookingMade = z.object({
  /** Proves who may see and cancel the booking; it cannot be guessed. */
  booking_token: Token,
  status: State,
  /** Address of the checkout, for `pending_payment`; null otherwise. */
  init_point: z.string().nullable(),
  /** Instant until which the place is kept for the confirmation or payment; null once confirmed. */
  expires_at: Instant.nullable(),
});
export type OnlineBookingMade = z.output<typeof OnlineBookingMade>;

export const OnlineBookingParams = z.strictObject({ token: Token });

/**
 * Settlement of the money if the booking is cancelled now, in centavos: what was paid is `refund` + `owed` + `kept`.
 */
const CancellationOffer = z.object({
  /** Centavos refunded at once, over the gateway or as credit. */
  refund: CentavosSum,
  /** Centavos of `refund` that become credit at the club. */
  credit: CentavosSum,
  /** Centavos paid at the club that it gives back in person, because no player of the club could have the credit. */
  owed: CentavosSum,
  /** Centavos that stay with the club by its rule. */
  kept: CentavosSum,
  /** Instant until which a cancellation is refunded in full. */
  free_until: Instant,
});

/** Online booking as the holder of its token sees it. */
export const OnlineBooking = z.object({
  status: State,
  club: PublicClub.pick({
    id: true,
    name: true,
    slug: true,
    address: true,
    phone: true,
    whatsapp: true,
    timezone: true,
    currency: true,
    cancel_hours: true,
  }),
  court: PublicCourt.pick({ name: true, sport: true }),
  start: Instant,
  end: Instant,
  /** Name that was typed. */
  player_name: z.string(),
  special_requests: z.string(),
  price: CentavosSum,
  pay: PayChoiceSchema,
  /** Centavos that are asked for online; 0 for `at_club`. */
  asked: CentavosSum,
  paid: CentavosSum,
  /** Centavos of `paid` that the club gives back in person, since the booking was cancelled. */
  owed: CentavosSum,
  /** Centavos that came back after a cancellation. */
  refunded: CentavosSum,
  init_point: z.string().nullable(),
  expires_at: Instant.nullable(),
  /** Null if it can no longer be cancelled: it has begun, or is over. */
  cancellation: CancellationOffer.nullable(),
  /** True if a reminder is mailed before the booking starts. */
  reminder: z.boolean(),
});
export type OnlineBooking = z.output<typeof OnlineBooking>;

export const OnlineCancellation = z.strictObject({
  /** Centavos to be refunded, as they were shown: if the deadline has passed since, nothing is cancelled. */
  refund: CentavosSum,
});

/** Code of the mailed link; the booking's token alone does not confirm a contact. */
export const ContactConfirmation = z.strictObject({ code: Token });

export const ReminderChoice = z.strictObject({ reminder: z.boolean() });
