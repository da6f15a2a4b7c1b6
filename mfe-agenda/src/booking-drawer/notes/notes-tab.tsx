import {
  type Booking,
  type BookingNote,
  bookingNoteEndpoints,
  MAX_BOOKING_LENGTH,
  type NoteScope,
} from '@canchero/shared-contracts/booking';
import { keyOf, useCallOnce, useHost } from '@canchero/shared-contracts/kit';
import { Button, LoadError, makeStyles, Text } from '@canchero/shared-contracts/ui';
import { Field, Radio, RadioGroup, Textarea } from '@canchero/shared-contracts/ui-forms';
import { Skeleton, SkeletonItem } from '@canchero/shared-contracts/ui-skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBookings } from '../../bookings-data/bookings-context';
import { errorText } from '../../bookings-data/error-text';
import {
  changeOf,
  changesOfDeleted,
  type NoteChange,
  type NoteChanges,
  withChange,
  withoutChange,
} from '../model/note-change';
import { Note } from './note';

interface NotesTabProps {
  booking: Booking;
  /** Text of the note being written; kept while another tab is open. */
  typed: string;
  onTyped(text: string): void;
  /** Notes being changed, kept likewise. */
  changes: NoteChanges;
  onChanges(next: (changes: NoteChanges) => NoteChanges): void;
}

const useStyles = makeStyles({
  composer: { display: 'flex', flexDirection: 'column', gap: '8px', alignItems: 'stretch' },
  send: { alignSelf: 'flex-start' },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '12px' },
});

/** Notes of the staff about a booking or its series. */
export function NotesTab({ booking, typed, onTyped, changes, onChanges }: NotesTabProps) {
  const { club, texts } = useBookings();
  const { text } = texts;
  const host = useHost();
  const client = useQueryClient();
  const styles = useStyles();
  const notes = useNotes(club.id, booking);
  const callOnce = useCallOnce();
  const [scope, setScope] = useState<NoteScope>('individual');
  const [sending, setSending] = useState(false);
  const params = { clubId: club.id, bookingId: booking.id };
  const deleted = notes.data ? changesOfDeleted(changes, notes.data) : [];

  const during = async (work: () => Promise<unknown>, failed: 'failed.noteSave' | 'failed.noteDelete') => {
    setSending(true);
    try {
      await work();
      return true;
    } catch (error) {
      host.toast({ intent: 'error', title: text(failed), body: errorText(error, texts) });
      return false;
    } finally {
      setSending(false);
      await client.invalidateQueries({ queryKey: notesKey(club.id, booking.id) });
    }
  };
  const add = (body: { scope: NoteScope; text: string }) =>
    during(() => callOnce(bookingNoteEndpoints.add, { params, body }), 'failed.noteSave');
  const addTyped = async () => {
    if (await add({ scope, text: typed })) onTyped('');
  };
  const type = (noteId: string, change: NoteChange | null) =>
    onChanges((all) => (change ? withChange(all, change) : withoutChange(all, noteId)));
  const save = async (note: BookingNote, changed: string) => {
    const saved = await during(
      () =>
        host.call(bookingNoteEndpoints.change, {
          params: { ...params, noteId: note.id },
          body: { text: changed, version: note.version },
        }),
      'failed.noteSave',
    );
    if (saved) type(note.id, null);
  };
  const addAgain = async ({ id, scope }: BookingNote, changed: string) => {
    if (await add({ scope, text: changed })) type(id, null);
  };
  const remove = (note: BookingNote) =>
    during(
      () => host.call(bookingNoteEndpoints.remove, { params: { ...params, noteId: note.id } }),
      'failed.noteDelete',
    );

  return (
    <>
      <div className={styles.composer}>
        <Field label={text('notes.new')}>
          <Textarea
            value={typed}
            maxLength={MAX_BOOKING_LENGTH.note}
            rows={3}
            resize="vertical"
            onChange={(_, data) => onTyped(data.value)}
          />
        </Field>
        {booking.series_id && (
          <Field label={text('notes.scope')}>
            <RadioGroup layout="horizontal" value={scope} onChange={(_, data) => setScope(data.value as NoteScope)}>
              <Radio value="individual" label={text('notes.scope.individual')} />
              <Radio value="series" label={text('notes.scope.series')} />
            </RadioGroup>
          </Field>
        )}
        <Button className={styles.send} disabled={sending || !typed.trim()} onClick={() => void addTyped()}>
          {text('notes.add')}
        </Button>
      </div>
      {notes.isError && !notes.data && (
        <LoadError
          title={text('failed.notes')}
          reason={errorText(notes.error, texts)}
          onRetry={() => void notes.refetch()}
        />
      )}
      {notes.isPending && (
        <Skeleton aria-label={text('screen.loading')} className={styles.list}>
          <SkeletonItem size={64} />
        </Skeleton>
      )}
      {notes.data?.length === 0 && <Text as="p">{text('notes.none')}</Text>}
      <ul className={styles.list}>
        {deleted.map((change) => (
          <Note
            key={change.note.id}
            note={change.note}
            change={change}
            deleted
            busy={sending}
            onChange={(next) => type(change.note.id, next)}
            onSave={(changed) => void addAgain(change.note, changed)}
          />
        ))}
        {notes.data?.map((note) => (
          <Note
            key={note.id}
            note={note}
            change={changeOf(changes, note.id)}
            busy={sending}
            onChange={(next) => type(note.id, next)}
            onSave={(changed) => void save(note, changed)}
            onRemove={() => void remove(note)}
          />
        ))}
      </ul>
    </>
  );
}

const notesKey = (clubId: string, bookingId: string) => keyOf(bookingNoteEndpoints.list, { clubId, bookingId });

/** Loads the notes of a booking and its series whenever they are shown, and again when a colleague changes one. */
function useNotes(clubId: string, { id: bookingId, series_id }: Pick<Booking, 'id' | 'series_id'>) {
  const host = useHost();
  const client = useQueryClient();
  useEffect(
    () =>
      host.bus.on('booking_note.changed', (of) => {
        const shown = of.booking_id === bookingId || (of.series_id !== null && of.series_id === series_id);
        if (shown) void client.invalidateQueries({ queryKey: notesKey(clubId, bookingId) });
      }),
    [host, client, clubId, bookingId, series_id],
  );
  return useQuery({
    queryKey: notesKey(clubId, bookingId),
    queryFn: ({ signal }) => host.call(bookingNoteEndpoints.list, { params: { clubId, bookingId } }, { signal }),
    staleTime: 0,
  });
}
