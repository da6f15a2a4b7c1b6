/** A place in the stream of events: the writing transaction, then the row within it. */
export interface Position {
  txid: bigint;
  id: bigint;
}

/** What the database's types hold: more would be an error there. */
const MAX_TXID = 2n ** 64n - 1n;
const MAX_ID = 2n ** 63n - 1n;

/** `<txid>-<id>`, as in Last-Event-ID; null for anything else. */
export function parsePosition(text: string | undefined): Position | null {
  const match = /^(\d{1,20})-(\d{1,19})$/.exec(text ?? '');
  if (!match) return null;
  const position = { txid: BigInt(match[1] as string), id: BigInt(match[2] as string) };
  return position.txid <= MAX_TXID && position.id <= MAX_ID ? position : null;
}

export const formatPosition = (p: Position) => `${p.txid}-${p.id}`;

/** Whether `a` comes later in the stream than `b`. */
export const isAfter = (a: Position, b: Position) => a.txid > b.txid || (a.txid === b.txid && a.id > b.id);
