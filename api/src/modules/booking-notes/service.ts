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
import { found } from '../../platform/db/found';
import { appendEvent } from '../../platform/live/outbox';
import { selectBooking } from '../bookings/reads';
import { deleteNote, insertNote, lockNote, selectNote, selectNotes, selectSeriesOf, updateNote } from './sql';

/**
 * Lists the notes of a booking and of its series, the newest first.
 * @throws not_found
 */
export async function listNotes(tx: Tx, clubId: string, bookingId: string): Promise<BookingNote[]> {
  const notes = await selectNotes(tx, clubId, bookingId);
  if (notes.length === 0) found(await selectBooking(tx, clubId, bookingId));
  return notes;
}

/**
 * Adds a note to a booking or to its series.
 * @throws not_found
 * @throws note_needs_series
 */
export async function addNote(tx: Tx, actor: Actor, bookingId: string, note: NewBookingNote): Promise<BookingNote> {
  const { scope, text } = note;
  const { series_id: seriesId } = found(await selectSeriesOf(tx, actor.clubId, bookingId));
  if (scope === 'series' && !seriesId) throw AppError.of(bookingErrors.note_needs_series);
  const id = scope === 'series' && seriesId ? seriesId : bookingId;
  const noteId = await insertNote(tx, actor.clubId, { of: { scope, id }, text, authorId: actor.actorId });
  await publish(tx, actor, bookingId, { scope, seriesId }, 'booking.note');
  return found(await selectNote(tx, actor.clubId, noteId));
}

/**
 * Changes the text of a note.
 * @throws not_found
 * @throws stale_version
 */
export async function changeNote(
  tx: Tx,
  actor: Actor,
  bookingId: string,
  noteId: string,
  { text, version }: { text: string; version: number },
): Promise<BookingNote> {
  const { clubId, actorId } = actor;
  const note = found(await lockNote(tx, clubId, bookingId, noteId));
  if (note.version !== version) throw AppError.of(commonErrors.stale_version);
  await updateNote(tx, clubId, noteId, text, actorId);
  await publish(tx, actor, bookingId, note, 'booking.note_change');
  return found(await selectNote(tx, clubId, noteId));
}

/** Removes a note from a booking. @throws not_found */
export async function removeNote(tx: Tx, actor: Actor, bookingId: string, noteId: string): Promise<void> {
  const { clubId } = actor;
  const note = found(await lockNote(tx, clubId, bookingId, noteId));
  await deleteNote(tx, clubId, noteId);
  await publish(tx, actor, bookingId, note, 'booking.note_remove');
}

async function publish(
  tx: Tx,
  actor: Actor,
  bookingId: string,
  { scope, seriesId }: { scope: NoteScope; seriesId: string | null },
  action: string,
): Promise<void> {
  const { clubId } = actor;
  const ofSeries = scope === 'series' ? seriesId : null;
  await appendEvent(tx, clubId, bookingNoteEvents.changed, {
    booking_id: ofSeries ? null : bookingId,
    series_id: ofSeries,
  });
  const object = ofSeries ? { type: 'series', id: ofSeries } : { type: 'booking', id: bookingId };
  await audit(tx, { ...actor, action, object });
}
