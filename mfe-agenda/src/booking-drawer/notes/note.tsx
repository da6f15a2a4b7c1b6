import type { BookingNote } from '@canchero/shared-contracts/booking';
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
import { useState } from 'react';
import { useBookings } from '../../bookings-data/bookings-context';

export const MAX_NOTE = 2000;

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
  busy: boolean;
  onChange(text: string): Promise<boolean>;
  onRemove(): void;
}

/** Note with its author and scope, and the form that changes it. */
export function Note({ note, busy, onChange, onRemove }: NoteProps) {
  const { text, formatter } = useBookings().texts;
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
    note.edited_at &&
      (note.edited_by_name === null ? text('notes.edited') : text('notes.edited.by', { name: note.edited_by_name })),
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
