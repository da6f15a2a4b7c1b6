/**
 * Returns a name as mails write it: without the signs by which mail programs would make a link of it, since anybody can
 * have a mail sent to an address and choose the name in it.
 */
export const plainName = (name: string): string =>
  name
    .replace(/[:/\\@]|\.(?=[\p{L}\p{N}])/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
