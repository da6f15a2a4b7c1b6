/** Whether a note is of one booking, or shows with every booking of its series. */
export const NOTE_SCOPES = ['individual', 'series'] as const;
export type NoteScope = (typeof NOTE_SCOPES)[number];
