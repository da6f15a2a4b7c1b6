import {
  type BookingNote,
  bookingErrors,
  bookingNoteEvents,
  type NewBookingNote,
  type NoteScope,
} from '@canchero/shared-contracts/booking';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { appendEvent } from '../../platform/live/outbox';
import type { Services } from '../../platform/services';
import { selectBooking } from '../bookings/reads';
import {
  deleteNote,
  insertNote,
  lockNote,
  type NoteTarget,
  selectNote,
  selectNotes,
  selectSeriesId,
  updateNote,
} from './sql';

/** Notes of a booking and of its series, the newest first. @throws not_found */
export async function listNotes({ db }: Services, target: NoteTarget): Promise<BookingNote[]> {
  const notes = await selectNotes(db, target);
  const { clubId, bookingId } = target;
  if (notes.length === 0) found(await db.tenant(clubId, (tx) => selectBooking(tx, clubId, bookingId)));
  return notes;
}

/** Answers the id of the note. @throws not_found, note_needs_series */
export async function addNote(tx: Tx, actor: Actor, target: NoteTarget, note: NewBookingNote): Promise<string> {
  const { scope, text } = note;
  const seriesId = await selectSeriesId(tx, target);
  if (seriesId === undefined) throw AppError.of(commonErrors.not_found);
  if (scope === 'series' && !seriesId) throw AppError.of(bookingErrors.note_needs_series);
  const id = scope === 'series' && seriesId ? seriesId : target.bookingId;
  const noteId = await insertNote(tx, target.clubId, { of: { scope, id }, text, authorId: actor.actorId });
  await told(tx, actor, target, { scope, seriesId }, 'booking.note');
  return noteId;
}

/** @throws not_found, stale_version */
export async function changeNote(
  { db }: Services,
  actor: Actor,
  target: NoteTarget,
  noteId: string,
  { text, version }: { text: string; version: number },
): Promise<BookingNote> {
  await db.tenant(target.clubId, async (tx) => {
    const note = found(await lockNote(tx, target, noteId));
    if (note.version !== version) throw AppError.of(commonErrors.stale_version);
    await updateNote(tx, target.clubId, noteId, text);
    await told(tx, actor, target, note, 'booking.note_change');
  });
  return getNote(db, target.clubId, noteId);
}

/** @throws not_found */
export function removeNote({ db }: Services, actor: Actor, target: NoteTarget, noteId: string): Promise<void> {
  return db.tenant(target.clubId, async (tx) => {
    const note = found(await lockNote(tx, target, noteId));
    await deleteNote(tx, target.clubId, noteId);
    await told(tx, actor, target, note, 'booking.note_remove');
  });
}

export const getNote = async (db: Services['db'], clubId: string, noteId: string): Promise<BookingNote> =>
  found(await selectNote(db, clubId, noteId));

async function told(
  tx: Tx,
  actor: Actor,
  { clubId, bookingId }: NoteTarget,
  { scope, seriesId }: { scope: NoteScope; seriesId: string | null },
  action: string,
): Promise<void> {
  const ofSeries = scope === 'series' ? seriesId : null;
  await appendEvent(tx, clubId, bookingNoteEvents.changed, {
    booking_id: ofSeries ? null : bookingId,
    series_id: ofSeries,
  });
  const object = ofSeries ? { type: 'series', id: ofSeries } : { type: 'booking', id: bookingId };
  await audit(tx, { ...actor, action, object });
}

function found<T>(value: T | null): T {
  if (value === null) throw AppError.of(commonErrors.not_found);
  return value;
}
