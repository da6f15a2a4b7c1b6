import { defineErrors } from '../core/app-error';

export const bookingNoteErrors = defineErrors({
  /** A note for a series, at a booking that is not of one. */
  note_needs_series: 422,
});
