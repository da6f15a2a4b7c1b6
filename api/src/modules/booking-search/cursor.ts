/** Where a page of bookings ended: its last one, in the order of the list. */
export interface BookingCursor {
  /** ISO-8601 UTC. */
  start: string;
  id: string;
}

const SHAPE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const formatCursor = ({ start, id }: BookingCursor): string =>
  Buffer.from(`${start} ${id}`, 'utf8').toString('base64url');

/** Null for a text that is no cursor. */
export function parseCursor(text: string): BookingCursor | null {
  const [, start, id] = SHAPE.exec(Buffer.from(text, 'base64url').toString('utf8')) ?? [];
  return start && id && !Number.isNaN(Date.parse(start)) ? { start, id } : null;
}
