/** Max. characters of each text of an online booking. */
export const MAX_ONLINE_LENGTH = { special_requests: 300 } as const;
