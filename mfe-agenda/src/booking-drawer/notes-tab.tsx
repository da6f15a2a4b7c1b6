import {
  type Booking,
  type BookingNote,
  bookingNoteEndpoints,
  type NoteScope,
} from '@canchero/shared-contracts/booking';
import { useHost, useOnce } from '@canchero/shared-contracts/kit';
import {
  Button,
  Caption1,
  LoadError,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  Text,
  tokens,
} from '@canchero/shared-contracts/ui';
import { Field, Radio, RadioGroup, Textarea } from '@canchero/shared-contracts/ui-forms';
import { Skeleton, SkeletonItem } from '@canchero/shared-contracts/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type BookingTexts, errorText } from '../bookings-data/error-text';
import { notesKey, useNotes } from './queries';

const MAX_NOTE = 2000;

interface NotesTabProps {
  clubId: string;
  booking: Booking;
  naming: BookingTexts;
  /** What is being written; kept while other tabs are looked at. */
  typed: string;
  onTyped(text: string): void;
}

const useStyles = makeStyles({
  composer: { display: 'flex', flexDirection: 'column', gap: '8px', alignItems: 'stretch' },
  send: { alignSelf: 'flex-start' },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '12px' },
  note: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  meta: { color: tokens.colorNeutralForeground2 },
  /** Their texts begin where the note's does. */
  actions: { display: 'flex', gap: '8px', flexWrap: 'wrap', marginLeft: '-8px', '& button': { minWidth: 'auto' } },
});

/** What the staff noted about a booking or its series. */
export function NotesTab({ clubId, booking, naming, typed, onTyped }: NotesTabProps) {
  const { text } = naming;
  const host = useHost();
  const client = useQueryClient();
  const styles = useStyles();
  const notes = useNotes(clubId, booking);
  const once = useOnce();
  const [scope, setScope] = useState<NoteScope>('individual');
  const [sending, setSending] = useState(false);
  const params = { clubId, bookingId: booking.id };

  const during = async (work: () => Promise<unknown>, failed: 'failed.noteSave' | 'failed.noteDelete') => {
    setSending(true);
    try {
      await work();
      return true;
    } catch (error) {
      host.toast({ intent: 'error', title: text(failed), body: errorText(error, naming) });
      return false;
    } finally {
      setSending(false);
      await client.invalidateQueries({ queryKey: notesKey(clubId, booking.id) });
    }
  };
  const add = async () => {
    const body = { scope, text: typed };
    const added = await during(
      () => once(body, (idempotencyKey) => host.call(bookingNoteEndpoints.add, { params, body }, { idempotencyKey })),
      'failed.noteSave',
    );
    if (added) onTyped('');
  };
  const change = (note: BookingNote, changed: string) =>
    during(
      () =>
        host.call(bookingNoteEndpoints.change, {
          params: { ...params, noteId: note.id },
          body: { text: changed, version: note.version },
        }),
      'failed.noteSave',
    );
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
            maxLength={MAX_NOTE}
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
        <Button className={styles.send} disabled={sending || !typed.trim()} onClick={() => void add()}>
          {text('notes.add')}
        </Button>
      </div>
      {notes.isError && !notes.data && (
        <LoadError
          title={text('failed.notes')}
          reason={errorText(notes.error, naming)}
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
        {notes.data?.map((note) => (
          <Note
            key={note.id}
            note={note}
            naming={naming}
            busy={sending}
            onChange={(changed) => change(note, changed)}
            onRemove={() => void remove(note)}
          />
        ))}
      </ul>
    </>
  );
}

interface NoteProps {
  note: BookingNote;
  naming: BookingTexts;
  busy: boolean;
  onChange(text: string): Promise<boolean>;
  onRemove(): void;
}

function Note({ note, naming, busy, onChange, onRemove }: NoteProps) {
  const { text, formatter } = naming;
  const styles = useStyles();
  const [changing, setChanging] = useState<string | null>(null);
  const [begun, setBegun] = useState(note.version);
  const begin = () => {
    setBegun(note.version);
    setChanging(note.text);
  };
  const meta = [
    text(`notes.scope.${note.scope}`),
    note.author_name,
    formatter.dateTime(note.created_at),
    note.edited_at && text('notes.edited'),
  ];
  return (
    <li className={styles.note}>
      {changing === null ? (
        <Text className={styles.text}>{note.text}</Text>
      ) : (
        <>
          {note.version !== begun && (
            <MessageBar intent="warning" layout="multiline" role="alert">
              <MessageBarBody>
                <MessageBarTitle>{text('notes.changed')}</MessageBarTitle>
                <span className={styles.text}>{note.text}</span>
              </MessageBarBody>
            </MessageBar>
          )}
          <Textarea
            aria-label={text('notes.edit')}
            value={changing}
            maxLength={MAX_NOTE}
            rows={3}
            onChange={(_, data) => setChanging(data.value)}
          />
        </>
      )}
      <Caption1 className={styles.meta}>{meta.filter(Boolean).join(' · ')}</Caption1>
      <div className={styles.actions}>
        {changing === null ? (
          <>
            <Button size="small" appearance="subtle" onClick={begin}>
              {text('notes.edit')}
            </Button>
            <Button size="small" appearance="subtle" disabled={busy} onClick={onRemove}>
              {text('notes.delete')}
            </Button>
          </>
        ) : (
          <>
            <Button
              size="small"
              appearance="primary"
              disabled={busy || !changing.trim()}
              onClick={() => void onChange(changing).then((done) => done && setChanging(null))}
            >
              {text('notes.save')}
            </Button>
            <Button size="small" onClick={() => setChanging(null)}>
              {text('notes.cancel')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
