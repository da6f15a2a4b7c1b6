/** The short name of a booking that people read to each other: the first block of its id. */
export const reference = (bookingId: string): string => bookingId.slice(0, 8).toUpperCase();
