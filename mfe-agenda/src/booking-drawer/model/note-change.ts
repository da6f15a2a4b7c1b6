import type { BookingNote } from '@canchero/shared-contracts/booking';

/** Text typed into a note, with the note as it was when the change began. */
export interface NoteChange {
  note: BookingNote;
  text: string;
}

export type NoteChanges = readonly NoteChange[];

export const changeOf = (changes: NoteChanges, noteId: string): NoteChange | null =>
  changes.find(({ note }) => note.id === noteId) ?? null;

export const withoutChange = (changes: NoteChanges, noteId: string): NoteChanges =>
  changes.filter(({ note }) => note.id !== noteId);

export const withChange = (changes: NoteChanges, change: NoteChange): NoteChanges => [
  ...withoutChange(changes, change.note.id),
  change,
];

/** Checks whether the change holds text that would be lost. */
export const isTyped = ({ note, text }: NoteChange): boolean => text !== note.text;

/** Returns the changes of notes that are gone; what was typed can only become a new note. */
export const changesOfDeleted = (changes: NoteChanges, notes: readonly BookingNote[]): NoteChanges =>
  changes.filter((change) => isTyped(change) && !notes.some(({ id }) => id === change.note.id));
