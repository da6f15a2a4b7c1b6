import { z } from 'zod';
import { EMAIL_PATTERN } from './email';
import { STORED_REASON } from './stored-reason';

/** Id of any record. Schemas of inputs reject unknown fields throughout (`strictObject`). */
export const Id = z.uuid();
/** Instant as ISO-8601 in UTC with a Z, of a year that every date library and the database can handle. */
export const Instant = z.iso.datetime().refine((text) => text >= '1970' && text < '3000', 'Out of range');
/** Local calendar date, YYYY-MM-DD. */
export const CalendarDate = z.iso.date();
/** Wall time of the club, HH:MM. `24:00` is the end of a day. */
export const WallTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/);
export const CentavosSchema = z.int().min(0).max(1_000_000_000_00);
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ pattern: EMAIL_PATTERN }));
export const ClubParams = z.strictObject({ clubId: Id });
/** Text typed by a person: trimmed, of limited length, without control characters, and never a code of the service. */
export const Text = (max: number, min = 0) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f]*$/)
    .refine((text) => !STORED_REASON.test(text), 'Reserved');
/** Line breaks and tabs, marks that turn the direction of text, and characters without a width. */
const UNSEEN = /[\n\r\t\u0085\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;
/** Name of a person or a thing: a text of one line in which everything is seen. */
export const Name = (max: number, min = 0) =>
  Text(max, min).refine((text) => !UNSEEN.test(text), 'Must be one line without unseen characters');
/** File for spreadsheets: its name and text (UTF-8 with byte order mark). */
export const CsvFile = z.object({ name: z.string(), content: z.string() });
export type CsvFile = z.output<typeof CsvFile>;
/** File of any kind as clients get it: its name, and its bytes. */
export const ApiFile = z.object({ name: z.string(), content: z.custom<Blob>() });
export type ApiFile = z.output<typeof ApiFile>;
