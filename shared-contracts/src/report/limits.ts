/** Number of rows of the longest exported report. */
export const MAX_EXPORT_ROWS = 100_000;
/** Max. characters of the note with which a day is closed. */
export const MAX_CLOSE_NOTE = 500;
