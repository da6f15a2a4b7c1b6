import { z } from 'zod';
import { BOOKING_AWAITS, BOOKING_STATES, EVENT_TYPES } from '../booking/vocabulary';
import { LANGUAGES } from '../core/language';
import { MAX_SEARCH } from '../core/limits';
import {
  CentavosSum,
  ClubParams,
  CsvFile,
  Cursor,
  Email,
  FileText,
  Id,
  Instant,
  Name,
  PartOfSum,
  Text,
} from '../core/schema';
import { PaymentNotes } from '../payment/notes-schema';
import { CHARGE_METHODS, PAYMENT_METHODS, PAYMENT_STATUSES } from '../payment/vocabulary';
import { MAX_LENGTH } from './limits';
import { hasLetter } from './name';
import {
  DEBT_KINDS,
  IMPORT_FIELDS,
  IMPORT_PROBLEMS,
  LEDGER_KINDS,
  MANUAL_LEDGER_KINDS,
  PLAYER_FILTERS,
} from './vocabulary';

const PhoneCountry = z.string().regex(/^\+\d{1,4}$/);
/** Phone number as typed; stored in the form of E.164, in which mobiles have one form. Checked as `invalid_phone`. */
const Phone = Text(MAX_LENGTH.phone, 1);

/** With a letter or a digit: a dash is what players have whose data were erased. */
export const FirstName = Name(MAX_LENGTH.first_name, 1).refine(hasLetter, 'No letter');

const fields = {
  first_name: FirstName,
  last_name: Name(MAX_LENGTH.last_name),
  /** Country calling code with a plus, as in +54; the club's own by default. */
  phone_country: PhoneCountry,
  phone: Phone,
  email: Email,
  category: Text(MAX_LENGTH.category),
  notes: Text(MAX_LENGTH.notes),
  blocked: z.boolean(),
  /** True for a member of the club, who pays member prices. */
  member: z.boolean(),
};

export const Player = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  phone_country: z.string().nullable(),
  /** Digits of the national number. */
  phone: z.string().nullable(),
  /** Phone number as people of the club's country write it. */
  phone_text: z.string().nullable(),
  /** Another player of the club with the same phone, with whom they should be merged. */
  same_phone_id: Id.nullable(),
  email: z.string().nullable(),
  category: z.string(),
  notes: z.string(),
  blocked: z.boolean(),
  member: z.boolean(),
  /** Credit at the club, in centavos. */
  credit: CentavosSum,
  created_at: Instant,
  version: z.int32(),
});
export type Player = z.output<typeof Player>;

export const NewPlayer = z.strictObject(fields).partial().required({ first_name: true });
export type NewPlayer = z.output<typeof NewPlayer>;

/** Changed fields; a phone number needs its country. */
export const PlayerChange = z
  .strictObject({ ...fields, phone: Phone.nullable(), phone_country: PhoneCountry.nullable(), email: Email.nullable() })
  .partial()
  .extend({ version: z.int32() });
export type PlayerChange = z.output<typeof PlayerChange>;

const search = {
  /** Part of a name, phone or e-mail. */
  q: Text(MAX_SEARCH).optional(),
  filter: z.enum(PLAYER_FILTERS).optional(),
};
export const PlayersQuery = z.strictObject({ ...search, cursor: Cursor.optional() });
export type PlayersQuery = z.output<typeof PlayersQuery>;
/** Player of a list. */
export const ListedPlayer = Player.extend({
  /** Debt in centavos, as `owed` of `PlayerDetail`. */
  owed: CentavosSum,
});
export type ListedPlayer = z.output<typeof ListedPlayer>;
export const PlayerPage = z.object({
  items: z.array(ListedPlayer),
  next_cursor: z.string().nullable(),
  /** Number of players found; null after the first page. */
  total: z.int().nullable(),
  /** Centavos that the found players owe together, for the filter `owing`; null otherwise and after the first page. */
  owed: CentavosSum.nullable(),
});
/** Options of an exported file, whose headings are in `language`. */
export const PlayersExport = z.strictObject({ ...search, language: z.enum(LANGUAGES) });
export const PlayersFile = CsvFile;

export const SuggestionsQuery = z.strictObject({
  q: search.q,
  /** Ids of players who play already, separated by commas: their usual partners come first. */
  with: z
    .string()
    .max(4_000)
    .refine((text) => text.split(',').every((id) => Id.safeParse(id).success), 'Not ids')
    .optional(),
});
export type SuggestionsQuery = z.output<typeof SuggestionsQuery>;
/** Player who may be put into a booking, with what the desk should know. */
export const PlayerSuggestion = Player.pick({
  id: true,
  first_name: true,
  last_name: true,
  phone_text: true,
  member: true,
  credit: true,
}).extend({
  /** Debt in centavos, as `owed` of `PlayerDetail`. */
  owed: CentavosSum,
  /** Names of up to two usual partners by past bookings, of those in `with` alone if it is given. */
  plays_with: z.array(z.string()),
});
export type PlayerSuggestion = z.output<typeof PlayerSuggestion>;
export const PlayerSuggestions = z.array(PlayerSuggestion);

/** Player with the figures of their file. */
export const PlayerDetail = z.object({
  player: Player,
  bookings: z.int(),
  /** Start of the last booking that is over. */
  last_booking: Instant.nullable(),
  payments: z.int(),
  /** Open shares of bookings that have begun, and unpaid consumptions and orders, in centavos. */
  owed: CentavosSum,
});
export type PlayerDetail = z.output<typeof PlayerDetail>;

/** One thing that a player owes, in centavos. `id` is that of the booking for a share. */
export const Debt = z.object({
  kind: z.enum(DEBT_KINDS),
  id: Id,
  /** Null for an order that belongs to no booking. */
  booking_id: Id.nullable(),
  /** Court of a booking, name of a consumption, number of an order. */
  title: z.string(),
  /** Start of the booking, else when it was handed out. */
  at: Instant,
  /** Share or total, and what is left to pay of it. */
  amount: CentavosSum,
  open: CentavosSum,
});
export type Debt = z.output<typeof Debt>;
/** Debts of a player, oldest first, and their sum. */
export const PlayerDebts = z.object({ owed: CentavosSum, debts: z.array(Debt) });
export type PlayerDebts = z.output<typeof PlayerDebts>;

/** Payment of a player's debts, or of chosen ones, by one method: oldest first, as far as the amount goes. */
export const DebtPayment = z.strictObject({
  method: z.enum(CHARGE_METHODS),
  /** Allows zero and less, which is answered as `amount_not_positive`. */
  amount: PartOfSum,
  notes: PaymentNotes.optional(),
  /** Default: all debts. */
  debts: z
    .array(z.strictObject({ kind: z.enum(DEBT_KINDS), id: Id }))
    .min(1)
    .max(200)
    .optional(),
});
export type DebtPayment = z.output<typeof DebtPayment>;

export const PlayerBooking = z.object({
  id: Id,
  court_name: z.string(),
  start: Instant,
  end: Instant,
  event_type: z.enum(EVENT_TYPES),
  state: z.enum(BOOKING_STATES),
  /** Condition that an online booking in `pending_payment` waits for; null for others. */
  awaits: z.enum(BOOKING_AWAITS).nullable().optional(),
  price: CentavosSum,
  payment_status: z.enum(PAYMENT_STATUSES),
  /** Amount that the player paid. */
  paid: CentavosSum,
});
export type PlayerBooking = z.output<typeof PlayerBooking>;
export const HistoryQuery = z.strictObject({
  /** Id of the last entry of the previous page. */
  cursor: Id.optional(),
});
export const PlayerBookingPage = z.object({ items: z.array(PlayerBooking), next_cursor: Id.nullable() });

export const LedgerEntry = z.object({
  id: Id,
  kind: z.enum(LEDGER_KINDS),
  /** Change in centavos, negative if credit was used. */
  amount: z.int(),
  /** Credit after the movement. */
  balance: z.int(),
  /** Method of a deposit or withdrawal. */
  method: z.enum(PAYMENT_METHODS).nullable(),
  /** Id of the payment that caused the movement. */
  booking_id: Id.nullable(),
  notes: z.string(),
  created_by: Id.nullable(),
  created_at: Instant,
});
export type LedgerEntry = z.output<typeof LedgerEntry>;
export const LedgerPage = z.object({ items: z.array(LedgerEntry), next_cursor: Id.nullable(), credit: CentavosSum });
export type LedgerPage = z.output<typeof LedgerPage>;
export const NewLedgerEntry = z.strictObject({
  kind: z.enum(MANUAL_LEDGER_KINDS),
  /** Amount above zero for deposits and withdrawals; signed for adjustments. */
  amount: PartOfSum.refine((amount) => amount !== 0),
  method: z.enum(PAYMENT_METHODS).optional(),
  notes: PaymentNotes.optional(),
});
export type NewLedgerEntry = z.output<typeof NewLedgerEntry>;

export const PlayerImport = z.strictObject({
  /** Text of a CSV file, separated by commas, semicolons or tabs, with headings in any of the languages. */
  content: FileText.min(1),
  /** True to check the file without importing it. */
  dry_run: z.boolean(),
  /** Handling of lines with problems: reject the file, or skip them. */
  on_problem: z.enum(['fail', 'skip']),
});
export const ImportLine = z.object({
  /** Number of the line; the headings are line 1. */
  line: z.int(),
  values: z.partialRecord(z.enum(IMPORT_FIELDS), z.string()),
  problems: z.array(z.object({ field: z.enum(IMPORT_FIELDS), problem: z.enum(IMPORT_PROBLEMS) })),
});
export type ImportLine = z.output<typeof ImportLine>;
export const ImportResult = z.object({
  lines: z.array(ImportLine),
  /** Headings that were not recognized. */
  ignored: z.array(z.string()),
  valid: z.int(),
  invalid: z.int(),
  /** Number of imported players; 0 in a dry run. */
  imported: z.int(),
});
export type ImportResult = z.output<typeof ImportResult>;

export const PlayerMerge = z.strictObject({
  /** Id of the player who stays. */
  keep_id: Id,
  /** Id of the player whose bookings, payments and credit are transferred. */
  merge_id: Id,
});
export const PlayerParams = ClubParams.extend({ playerId: Id });

/** Data that a club keeps about a player, for players who ask for their own. Amounts in centavos. */
export const PlayerData = z.object({
  player: Player,
  bookings: z.array(
    z.object({ id: Id, court_name: z.string(), start: Instant, end: Instant, state: z.enum(BOOKING_STATES) }),
  ),
  payments: z.array(
    z.object({
      id: Id,
      method: z.string(),
      amount: CentavosSum,
      refunded: CentavosSum,
      notes: z.string(),
      created_at: Instant,
    }),
  ),
  ledger: z.array(z.object({ kind: z.enum(LEDGER_KINDS), amount: z.int(), notes: z.string(), created_at: Instant })),
  orders: z.array(
    z.object({
      number: z.int(),
      customer_name: z.string(),
      total: z.int(),
      note: z.string(),
      created_at: Instant,
    }),
  ),
  consumptions: z.array(z.object({ name: z.string(), quantity: z.int(), total: z.int(), created_at: Instant })),
  /** Online bookings of this phone or e-mail, with the contact data that was typed. */
  online_bookings: z.array(
    z.object({
      booking_id: Id,
      first_name: z.string(),
      last_name: z.string(),
      phone: z.string(),
      email: z.string(),
      special_requests: z.string(),
      created_at: Instant,
    }),
  ),
});
export type PlayerData = z.output<typeof PlayerData>;
