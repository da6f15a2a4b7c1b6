/** Where a page of players ended: its last one, in the order of the list. */
export interface PlayerCursor {
  sortName: string;
  id: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const formatCursor = ({ sortName, id }: PlayerCursor): string =>
  Buffer.from(`${id}${sortName.slice(0, 100)}`, 'utf8').toString('base64url');

/** Null for a text that is no cursor. */
export function parseCursor(text: string): PlayerCursor | null {
  const plain = Buffer.from(text, 'base64url').toString('utf8');
  const id = plain.slice(0, 36);
  return UUID.test(id) && !plain.includes('\u0000') ? { id, sortName: plain.slice(36) } : null;
}
