import { z } from 'zod';
import { isAgendaYear } from './agenda-years';
import { EMAIL_PATTERN } from './email';
import { MAX_EMAIL } from './limits';
import { MAX_AMOUNT } from './money';
import { STORED_REASON } from './stored-reason';

/**
 * Id of any record, in the database's spelling. Schemas of inputs reject unknown fields throughout (`strictObject`).
 */
export const Id = z.uuid().toLowerCase();
/**
 * Instant as ISO-8601 in UTC with a Z, to the millisecond, of a year that every date library and the database can
 * handle.
 */
export const Instant = z.iso
  .datetime()
  .refine((text) => text >= '1970' && text < '3000' && !/\.\d{4}/.test(text), 'Out of range');
const WHOLE_MINUTE = /:00(?:\.0+)?Z$/;
/**
 * Instant at which something in the agenda may begin or end: a whole minute, since screens show no less, of a year from
 * which follows an `Instant` as well.
 */
export const AgendaInstant = Instant.refine(isAgendaYear, 'Out of range').regex(WHOLE_MINUTE, 'Not a whole minute');
/** Local calendar date, YYYY-MM-DD, of a year that the database can handle. */
export const CalendarDate = z.iso.date().refine((text) => text >= '0001');
/**
 * Calendar date for which a list, a figure or a file is asked, of a year that leaves room for the dates that follow
 * from it, such as the same day a year before.
 */
export const AskedDate = CalendarDate.refine((text) => text >= '1900' && text < '2200', 'Out of range');
/** Wall time of the club, HH:MM. `24:00` is the end of a day. */
export const WallTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/);
/**
 * Amount of a sum that the service knows, such as of what is open. The service checks it against the club's currency, and
 * takes all of the sum whatever its decimals.
 */
export const PartOfSum = z.int().min(-MAX_AMOUNT).max(MAX_AMOUNT);
/** Centavos that a person types, marked as such: the service checks them against the club's currency. */
export const CentavosSchema = z.int().min(0).max(MAX_AMOUNT).meta({ money: true });
/** Centavos that were computed, such as a total: of any size. */
export const CentavosSum = z.int().min(0);
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL)
  .pipe(z.email({ pattern: EMAIL_PATTERN }));
export const ClubParams = z.strictObject({ clubId: Id });
/** Replaces halves of characters, such as of an emoji that was cut in two, which the database refuses. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');
/** Text of a file that is to be imported, which may be long. */
export const FileText = z.string().overwrite(wellFormed);
/** Text typed by a person: trimmed, of limited length, without control characters, and never a code of the service. */
export const Text = (max: number, min = 0) =>
  z
    .string()
    .overwrite(wellFormed)
    .trim()
    .min(min)
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f]*$/)
    .refine((text) => !STORED_REASON.test(text), 'Reserved');
/** Line breaks and tabs, marks that turn the direction of text, and characters without a width. */
const UNSEEN = /[\n\r\t\u0085\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;
/** Name of a person or a thing: a text of one line in which everything is seen. */
export const Name = (max: number, min = 0) => Text(max, min).refine((text) => !UNSEEN.test(text));
/** Whole number of a range, both ends included. */
export const Whole = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max);
/** Secret text that the service issued, as in a link of a mail. */
export const IssuedToken = z.string().min(1).max(200);
/** Place in a list, as the `next_cursor` of the page before says it; null there is the end. */
export const Cursor = z.string().max(200);
/** File for spreadsheets: its name and text (UTF-8 with byte order mark). */
export const CsvFile = z.object({ name: z.string(), content: z.string() });
export type CsvFile = z.output<typeof CsvFile>;
/** File of any kind as clients get it: its name, and its bytes. */
export const ApiFile = z.object({ name: z.string(), content: z.custom<Blob>() });
export type ApiFile = z.output<typeof ApiFile>;
