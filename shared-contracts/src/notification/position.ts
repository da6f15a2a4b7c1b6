/** Position in the stream of events: the transaction that wrote the event, then the row within it. */
export interface Position {
  txid: bigint;
  id: bigint;
}

/** Largest values of the database's types; it refuses larger ones with an error. */
const MAX_TXID = 2n ** 64n - 1n;
const MAX_ID = 2n ** 63n - 1n;

/** Parses `<txid>-<id>`, as sent in Last-Event-ID. Returns null if the text is not a position. */
export function parsePosition(text: string | undefined): Position | null {
  const match = /^(\d{1,20})-(\d{1,19})$/.exec(text ?? '');
  if (!match) return null;
  const position = { txid: BigInt(match[1] as string), id: BigInt(match[2] as string) };
  return position.txid <= MAX_TXID && position.id <= MAX_ID ? position : null;
}

/** Formats a position as `<txid>-<id>`. The inverse of `parsePosition`. */
export const formatPosition = (p: Position) => `${p.txid}-${p.id}`;

/** Checks whether `a` comes after `b` in the stream. */
export const isAfter = (a: Position, b: Position) => a.txid > b.txid || (a.txid === b.txid && a.id > b.id);
