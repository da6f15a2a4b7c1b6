import { z } from 'zod';
import { BOOKING_STATES, EVENT_TYPES } from '../booking/vocabulary';
import { LANGUAGES } from '../core/language';
import { CentavosSchema, ClubParams, CsvFile, Email, Id, Instant, Text } from '../core/schema';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '../payment/vocabulary';
import {
  IMPORT_FIELDS,
  IMPORT_PROBLEMS,
  LEDGER_KINDS,
  MANUAL_LEDGER_KINDS,
  MAX_LENGTH,
  PLAYER_FILTERS,
} from './vocabulary';

const PhoneCountry = z.string().regex(/^\+\d{1,4}$/);
/** As people write it; kept as the digits of the national number. What is none is answered as `invalid_phone`. */
const Phone = Text(MAX_LENGTH.phone, 1);

const fields = {
  first_name: Text(MAX_LENGTH.first_name, 1),
  last_name: Text(MAX_LENGTH.last_name),
  /** Country calling code with its plus, as in +54. */
  phone_country: PhoneCountry,
  phone: Phone,
  email: Email,
  category: Text(MAX_LENGTH.category),
  notes: Text(MAX_LENGTH.notes),
  blocked: z.boolean(),
  /** Of the club: pays the prices for members. */
  member: z.boolean(),
};

export const Player = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  phone_country: z.string().nullable(),
  /** Digits of the national number. */
  phone: z.string().nullable(),
  /** The whole number as people write it. */
  phone_text: z.string().nullable(),
  email: z.string().nullable(),
  category: z.string(),
  notes: z.string(),
  blocked: z.boolean(),
  member: z.boolean(),
  /** What they have with the club. */
  credit: CentavosSchema,
  created_at: Instant,
  version: z.int(),
});
export type Player = z.output<typeof Player>;

export const NewPlayer = z.strictObject(fields).partial().required({ first_name: true });
export type NewPlayer = z.output<typeof NewPlayer>;

/** What is left out stays; a phone takes its country along. */
export const PlayerChange = z
  .strictObject({ ...fields, phone: Phone.nullable(), phone_country: PhoneCountry.nullable(), email: Email.nullable() })
  .partial()
  .extend({ version: z.int() });
export type PlayerChange = z.output<typeof PlayerChange>;

const search = {
  /** Part of a name, phone or e-mail. */
  q: Text(80).optional(),
  filter: z.enum(PLAYER_FILTERS).optional(),
};
export const PlayersQuery = z.strictObject({ ...search, cursor: z.string().max(200).optional() });
export type PlayersQuery = z.output<typeof PlayersQuery>;
export const PlayerPage = z.object({
  items: z.array(Player),
  next_cursor: z.string().nullable(),
  /** How many the search finds: with the first page, null with the others. */
  total: z.int().nullable(),
});
/** The file's headings are in `language`. */
export const PlayersExport = z.strictObject({ ...search, language: z.enum(LANGUAGES) });
export const PlayersFile = CsvFile;

/** A player with what hangs on them. */
export const PlayerDetail = z.object({
  player: Player,
  bookings: z.int(),
  /** Start of the last one that is over. */
  last_booking: Instant.nullable(),
  payments: z.int(),
  /** Open shares of bookings that have begun, consumptions and orders not paid yet, centavos. */
  owed: CentavosSchema,
});
export type PlayerDetail = z.output<typeof PlayerDetail>;

export const PlayerBooking = z.object({
  id: Id,
  court_name: z.string(),
  start: Instant,
  end: Instant,
  event_type: z.enum(EVENT_TYPES),
  state: z.enum(BOOKING_STATES),
  price: CentavosSchema,
  payment_status: z.enum(PAYMENT_STATUSES),
  /** What the player paid of it. */
  paid: CentavosSchema,
});
export type PlayerBooking = z.output<typeof PlayerBooking>;
export const HistoryQuery = z.strictObject({
  /** The last entry of the page before. */
  cursor: Id.optional(),
});
export const PlayerBookingPage = z.object({ items: z.array(PlayerBooking), next_cursor: Id.nullable() });

export const LedgerEntry = z.object({
  id: Id,
  kind: z.enum(LEDGER_KINDS),
  /** Centavos, negative when credit went. */
  amount: z.int(),
  /** After it. */
  balance: z.int(),
  /** How the money of a deposit or withdrawal moved. */
  method: z.enum(PAYMENT_METHODS).nullable(),
  /** Of the payment that it comes from. */
  booking_id: Id.nullable(),
  notes: z.string(),
  created_by: Id.nullable(),
  created_at: Instant,
});
export type LedgerEntry = z.output<typeof LedgerEntry>;
export const LedgerPage = z.object({ items: z.array(LedgerEntry), next_cursor: Id.nullable(), credit: CentavosSchema });
export type LedgerPage = z.output<typeof LedgerPage>;
export const NewLedgerEntry = z.strictObject({
  kind: z.enum(MANUAL_LEDGER_KINDS),
  /** Of deposits and withdrawals what moved, above zero; of an adjustment with its sign. */
  amount: z
    .int()
    .min(-1_000_000_000_00)
    .max(1_000_000_000_00)
    .refine((amount) => amount !== 0),
  method: z.enum(PAYMENT_METHODS).optional(),
  notes: Text(300).optional(),
});
export type NewLedgerEntry = z.output<typeof NewLedgerEntry>;

export const PlayerImport = z.strictObject({
  /** Text of a CSV file, separated by commas, semicolons or tabs, with headings in any of the languages. */
  content: z.string().min(1),
  /** Only look: what would be imported, and what is wrong. */
  dry_run: z.boolean(),
  /** What to do about lines with problems: refuse the whole, or leave them out. */
  on_problem: z.enum(['fail', 'skip']),
});
export const ImportLine = z.object({
  /** In the file; the headings are line 1. */
  line: z.int(),
  values: z.partialRecord(z.enum(IMPORT_FIELDS), z.string()),
  problems: z.array(z.object({ field: z.enum(IMPORT_FIELDS), problem: z.enum(IMPORT_PROBLEMS) })),
});
export type ImportLine = z.output<typeof ImportLine>;
export const ImportResult = z.object({
  lines: z.array(ImportLine),
  /** Headings that mean nothing to us. */
  ignored: z.array(z.string()),
  valid: z.int(),
  invalid: z.int(),
  /** 0 in a dry run. */
  imported: z.int(),
});
export type ImportResult = z.output<typeof ImportResult>;

export const PlayerMerge = z.strictObject({
  /** The player who stays. */
  keep_id: Id,
  /** The one whose bookings, payments and credit go over. */
  merge_id: Id,
});
export const PlayerParams = ClubParams.extend({ playerId: Id });
