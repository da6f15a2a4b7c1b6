/** Max. characters of each text of an online booking. */
export const MAX_ONLINE_LENGTH = { special_requests: 300 } as const;
/** Bookings to come that a person or an address has at a club without having paid for them. */
export const MAX_UNPAID_BOOKINGS = 3;
