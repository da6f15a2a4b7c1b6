/** Max. characters of each text of a booking; `note`: one of its notes. */
export const MAX_BOOKING_LENGTH = { description: 500, cancel_reason: 500, note: 2000 } as const;
