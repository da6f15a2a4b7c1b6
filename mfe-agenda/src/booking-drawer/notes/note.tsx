import { type BookingNote, MAX_BOOKING_LENGTH } from '@canchero/shared-contracts/booking';
import {
  Button,
  Caption1,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  Text,
  tokens,
} from '@canchero/shared-contracts/ui';
import { Textarea } from '@canchero/shared-contracts/ui-forms';
import { useBookings } from '../../bookings-data/bookings-context';
import type { NoteChange } from '../model/note-change';

const useStyles = makeStyles({
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
  // aligns the buttons' texts with that of the note
  actions: { display: 'flex', gap: '8px', flexWrap: 'wrap', marginLeft: '-8px', '& button': { minWidth: 'auto' } },
});

interface NoteProps {
  note: BookingNote;
  /** Change of the note that was begun, or null. */
  change: NoteChange | null;
  /** True if the note is gone and only its change is left. */
  deleted?: boolean;
  busy: boolean;
  /** Takes what is typed into the note; null gives the change up. */
  onChange(change: NoteChange | null): void;
  onSave(text: string): void;
  onRemove?(): void;
}

/** Note with its author and scope, and the form that changes it. */
export function Note({ note, change, deleted = false, busy, onChange, onSave, onRemove }: NoteProps) {
  const { text, formatter } = useBookings().texts;
  const styles = useStyles();
  const meta = [
    text(`notes.scope.${note.scope}`),
    note.author_name,
    formatter.dateTime(note.created_at),
    note.edited_at &&
      (note.edited_by_name === null ? text('notes.edited') : text('notes.edited.by', { name: note.edited_by_name })),
  ];
  return (
    <li className={styles.note}>
      {change === null ? (
        <Text className={styles.text}>{note.text}</Text>
      ) : (
        <>
          {(deleted || note.version !== change.note.version) && (
            <MessageBar intent="warning" layout="multiline" role="alert">
              <MessageBarBody>
                <MessageBarTitle>{text(deleted ? 'notes.deleted' : 'notes.changed')}</MessageBarTitle>
                <span className={styles.text}>{deleted ? text('notes.deleted.how') : note.text}</span>
              </MessageBarBody>
            </MessageBar>
          )}
          <Textarea
            aria-label={text('notes.edit')}
            value={change.text}
            maxLength={MAX_BOOKING_LENGTH.note}
            rows={3}
            onChange={(_, data) => onChange({ ...change, text: data.value })}
          />
        </>
      )}
      <Caption1 className={styles.meta}>{meta.filter(Boolean).join(' · ')}</Caption1>
      <div className={styles.actions}>
        {change === null ? (
          <>
            <Button size="small" appearance="subtle" onClick={() => onChange({ note, text: note.text })}>
              {text('notes.edit')}
            </Button>
            <Button size="small" appearance="subtle" disabled={busy} onClick={onRemove}>
              {text('action.remove')}
            </Button>
          </>
        ) : (
          <>
            <Button
              size="small"
              appearance="primary"
              disabled={busy || !change.text.trim()}
              onClick={() => onSave(change.text)}
            >
              {text(deleted ? 'notes.add' : 'action.save')}
            </Button>
            <Button size="small" onClick={() => onChange(null)}>
              {text('form.cancel')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
