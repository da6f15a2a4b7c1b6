import type { EventKind, EventPayload } from '@canchero/shared-contracts/core';
import { memberEvents } from '@canchero/shared-contracts/member';
import type { Position } from '@canchero/shared-contracts/notification';
import { FIGURE_EVENTS, reportEvents } from '@canchero/shared-contracts/report';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Tx } from '../db/database';

/** Channel of the NOTIFY that says that there are events to read; its payload is the club's id. */
export const OUTBOX_CHANNEL = 'outbox';

/** One event of the outbox. `frame` is its text on the wire, made once for all streams. */
export interface OutboxEvent {
  position: Position;
  clubId: string;
  /** Only recipient; null for every member. */
  userId: string | null;
  /** Permissions of which a recipient needs one; null if none is needed. */
  anyOf: string[] | null;
  frame: string;
  /** Frame in its place for those who see figures that it changes, but may not receive it; null if it changes none. */
  figuresFrame: string | null;
  /** True if what `userId` may receive changes with it. */
  changesAccess: boolean;
}

/**
 * Publishes an event in the running transaction; open streams receive it after the commit.
 * @param audience narrows the recipients; by default those with the permissions of the kind
 */
export async function appendEvent<E extends EventKind>(
  tx: Tx,
  clubId: string,
  kind: E,
  payload: EventPayload<E>,
  audience: { userId?: string; anyOf?: readonly string[] } = {},
): Promise<void> {
  const anyOf = audience.anyOf ?? kind.anyOf ?? null;
  await tx.query(sql`
    with added as (
      insert into outbox (club_id, user_id, name, version, payload, any_of)
      values (${clubId}, ${audience.userId ?? null}, ${kind.name}, ${kind.version}, ${JSON.stringify(payload)}::jsonb,
        ${anyOf}::text[])
      returning club_id
    )
    select pg_notify(${OUTBOX_CHANNEL}, club_id::text) from added`);
}

interface Row {
  head: string;
  held: boolean;
  txid: string | null;
  id: string;
  club_id: string;
  user_id: string | null;
  name: string;
  version: number;
  payload: string;
  any_of: string[] | null;
}

export interface OutboxBatch {
  events: OutboxEvent[];
  /** Position before which everything has been read, unless the batch is full. */
  head: Position;
  full: boolean;
  /** True while an older open transaction hides committed events, which are then read again soon. */
  held: boolean;
}

/**
 * Reads the events after a position, in order, of one club or of all. Stops before the oldest open transaction: no
 * event can appear before that point, so a reader that continues from there misses nothing, whatever the order of
 * commits.
 */
export async function readOutbox(tx: Tx, after: Position, limit: number, clubId?: string): Promise<OutboxBatch> {
  const ofClub = clubId ? sql`and club_id = ${clubId}::uuid` : empty;
  const rows = await tx.prepared<Row>(clubId ? 'outbox_of_club' : 'outbox_of_all', newEvents(after, limit, ofClub));
  const first = rows[0];
  if (!first) throw new Error('the outbox answered nothing');
  return {
    events: rows.flatMap(toEvent),
    head: { txid: BigInt(first.head), id: 0n },
    full: rows.length === limit,
    held: first.held,
  };
}

const newEvents = (after: Position, limit: number, ofClub: Sql) => sql`
  with head as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as xmin)
  select h.xmin::text as head, exists (select 1 from outbox where txid >= h.xmin) as held,
    o.txid::text as txid, o.id::text as id, o.club_id, o.user_id, o.name, o.version, o.payload::text as payload,
    o.any_of
  from head h left join lateral (
    select * from outbox
    where (txid, id) > (${String(after.txid)}::text::xid8, ${String(after.id)}::text::bigint)
      and txid < h.xmin ${ofClub}
    order by txid, id limit ${limit}::int
  ) o on true
  order by o.txid, o.id`;

function toEvent(row: Row): OutboxEvent[] {
  if (row.txid === null) return [];
  const { name, version, payload } = row;
  const id = `${row.txid}-${row.id}`;
  return [
    {
      position: { txid: BigInt(row.txid), id: BigInt(row.id) },
      clubId: row.club_id,
      userId: row.user_id,
      anyOf: row.any_of,
      frame: frameOf(id, { name, version }, payload),
      figuresFrame: FIGURE_EVENTS.includes(name)
        ? frameOf(id, reportEvents.figuresChanged, JSON.stringify({ event: name }))
        : null,
      changesAccess: name === memberEvents.accessChanged.name,
    },
  ];
}

/** @param payload as JSON */
const frameOf = (id: string, { name, version }: Pick<EventKind, 'name' | 'version'>, payload: string): string => {
  const data = `{"name":${JSON.stringify(name)},"version":${version},"payload":${payload},"id":"${id}"}`;
  return `id: ${id}\nevent: ${name}\ndata: ${data}\n\n`;
};

/** Returns the present head of the stream: events that this transaction does not see come after it. */
export async function streamHead(tx: Tx): Promise<Position> {
  const [row] = await tx.query<{ head: string }>(sql`select pg_snapshot_xmin(pg_current_snapshot())::text as head`);
  return { txid: BigInt(row?.head ?? 0), id: 0n };
}

/** Checks whether the events after `position` are still kept; false for a position of another database too. */
export async function isKept(tx: Tx, position: Position): Promise<boolean> {
  const [row] = await tx.query<{ kept: boolean }>(sql`
    select ${String(position.txid)}::text::xid8 > p.txid
      and ${String(position.txid)}::text::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) as kept
    from outbox_pruned p`);
  return row?.kept ?? false;
}

/**
 * Deletes events older than `hours`, at most `limit`, and records the newest of them. Returns the number of deleted
 * events.
 */
export async function pruneOutbox(tx: Tx, hours: number, limit: number): Promise<number> {
  const [row] = await tx.query<{ gone: number }>(sql`
    with gone as (
      delete from outbox where ctid = any(array(
        select ctid from outbox where created_at < now() - make_interval(hours => ${hours}::int)
        order by created_at limit ${limit} for update skip locked))
      returning txid
    ), noted as (
      update outbox_pruned set txid = g.newest
      from (select txid as newest from gone order by txid desc limit 1) g where g.newest > outbox_pruned.txid
    )
    select count(*)::int as gone from gone`);
  return row?.gone ?? 0;
}

/**
 * Puts the events of another server aside, those that came with a restored backup: their transactions are numbered by
 * that server's counter, and if it is ahead of this one's they would hide new events until that is overtaken. Every
 * stream of before then reloads once. Returns the number of events that were deleted.
 * @param limit most events that are deleted
 */
export async function dropForeignEvents(tx: Tx, limit: number): Promise<number> {
  const [row] = await tx.query<{ gone: number }>(sql`
    with head as materialized (select pg_snapshot_xmax(pg_current_snapshot()) as next),
    noted as (
      update outbox_pruned set txid = pg_current_xact_id() from head
      where txid >= next or exists (select 1 from outbox where outbox.txid >= next)
    ), gone as (
      delete from outbox where (txid, id) in (
        select o.txid, o.id from head, outbox o where o.txid >= next limit ${limit}) returning 1
    )
    select count(*)::int as gone from gone`);
  return row?.gone ?? 0;
}
