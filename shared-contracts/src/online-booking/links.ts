/**
 * Returns the path of a club's public page, where players book.
 * @param club slug of the club
 */
export const clubPagePath = (club: string): string => `/reserva/${club}`;

/**
 * Path of an online booking's own page, as its mails link it. The token is in the query: paths are logged, queries are
 * not.
 * @param club slug of the club
 */
export const ownBookingPath = (club: string, token: string): string => `${clubPagePath(club)}?booking=${token}`;

/** Path of the mailed link that confirms the contact: the page asks once more, and posts the code. */
export const confirmationPath = (club: string, token: string, code: string): string =>
  `${ownBookingPath(club, token)}&confirm=${code}`;

/** Path of the page on which reminders of a booking are turned off. */
export const reminderPath = (club: string, token: string): string => `${ownBookingPath(club, token)}&reminder=off`;
