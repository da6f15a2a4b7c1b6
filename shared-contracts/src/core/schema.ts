import { z } from 'zod';
import { EMAIL_PATTERN } from './email';

/** Schemas that every domain uses. Unknown fields are rejected throughout (`strictObject`). */
export const Id = z.uuid();
/** ISO-8601 in UTC, with the Z, of a year that every date library and the database can calculate with. */
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
/** Text typed by people: trimmed, bounded, without control characters. */
export const Text = (max: number, min = 0) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f]*$/);
/** A table for spreadsheets: the file's name, and its text (UTF-8 with byte order mark). */
export const CsvFile = z.object({ name: z.string(), content: z.string() });
export type CsvFile = z.output<typeof CsvFile>;
