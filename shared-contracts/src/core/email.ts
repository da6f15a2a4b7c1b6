/** An address as the api takes it: of plain letters, with a whole domain. The case does not matter. */
export const EMAIL_PATTERN = /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

/** Whether what was typed is an address, spaces around it aside. */
export const isEmail = (typed: string): boolean => EMAIL_PATTERN.test(typed.trim());
