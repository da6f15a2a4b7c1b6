import type { BookingNote, NoteScope } from '@canchero/shared-contracts/booking';
import sql, { raw } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

const COLUMNS = raw(`
  n.id, case when n.series_id is null then 'individual' else 'series' end as scope, n.text, n.author_id,
  u.name as author_name, n.created_at, n.edited_at, e.name as edited_by_name, n.version`);

/** Selects the notes of a booking and of its series, the newest first. */
export const selectNotes = (tx: Tx, clubId: string, bookingId: string): Promise<BookingNote[]> =>
  tx.prepared<BookingNote>(
    'booking_notes',
    sql`select ${COLUMNS} from bookings b
      join booking_notes n on n.club_id = b.club_id and (n.booking_id = b.id or n.series_id = b.series_id)
      left join users u on u.id = n.author_id left join users e on e.id = n.edited_by
      where b.club_id = ${clubId}::uuid and b.id = ${bookingId}::uuid order by n.created_at desc, n.id`,
  );

export async function selectNote(tx: Tx, clubId: string, noteId: string): Promise<BookingNote | null> {
  const [row] = await tx.query<BookingNote>(sql`
    select ${COLUMNS} from booking_notes n
    left join users u on u.id = n.author_id left join users e on e.id = n.edited_by
    where n.club_id = ${clubId} and n.id = ${noteId}`);
  return row ?? null;
}

/** Selects the series of a booking, null without one; undefined if there is no such booking. */
export async function selectSeriesOf(tx: Tx, clubId: string, bookingId: string) {
  const [row] = await tx.query<{ series_id: string | null }>(
    sql`select series_id from bookings where club_id = ${clubId} and id = ${bookingId}`,
  );
  return row;
}

export async function insertNote(
  tx: Tx,
  clubId: string,
  note: { of: { scope: NoteScope; id: string }; text: string; authorId: string },
): Promise<string> {
  const { scope, id } = note.of;
  const [row] = await tx.query<{ id: string }>(sql`
    insert into booking_notes (club_id, booking_id, series_id, text, author_id)
    values (${clubId}, ${scope === 'individual' ? id : null}::uuid, ${scope === 'series' ? id : null}::uuid,
      ${note.text}, ${note.authorId}) returning id`);
  if (!row) throw new Error('a note was not written');
  return row.id;
}

/** Locks a note that shows with a booking; null if it does not. */
export async function lockNote(tx: Tx, clubId: string, bookingId: string, noteId: string) {
  const [row] = await tx.query<{ version: number; scope: NoteScope; seriesId: string | null }>(sql`
    select n.version, case when n.series_id is null then 'individual' else 'series' end as scope,
      n.series_id as "seriesId" from booking_notes n join bookings b on b.club_id = n.club_id
      and (b.id = n.booking_id or b.series_id = n.series_id)
    where n.club_id = ${clubId} and n.id = ${noteId} and b.id = ${bookingId} for update of n`);
  return row ?? null;
}

export const updateNote = (tx: Tx, clubId: string, noteId: string, text: string, by: string) =>
  tx.query(sql`
    update booking_notes set text = ${text}, edited_at = now(), edited_by = ${by}, version = version + 1
    where club_id = ${clubId} and id = ${noteId}`);

export const deleteNote = (tx: Tx, clubId: string, noteId: string) =>
  tx.query(sql`delete from booking_notes where club_id = ${clubId} and id = ${noteId}`);
