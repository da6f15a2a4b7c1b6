/** Pattern of the addresses that the api accepts: ASCII letters and a full domain, in any case. */
export const EMAIL_PATTERN = /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

/** Returns true if typed text is an e-mail address, ignoring spaces around it. */
export const isEmail = (typed: string): boolean => EMAIL_PATTERN.test(typed.trim());
