/** Address of a chat with a number (its digits with the country's code) that already holds a message. */
export const chatLink = (digits: string, message: string): string =>
  `https://wa.me/${digits}?text=${encodeURIComponent(message)}`;

/** The short name of a booking that people read to each other: the first block of its id. */
export const reference = (bookingId: string): string => bookingId.slice(0, 8).toUpperCase();
