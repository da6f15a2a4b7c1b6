import type {
  ByMethod,
  CashDesk,
  CashSession,
  CashSource,
  CashTaker,
  CurrentCashSession,
  NewCashMovement,
} from '@canchero/shared-contracts/cash';
import sql, { raw } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { isoInstant } from '../../platform/db/iso-instant';
import { afterCursor, pageLimit } from '../../platform/db/paging';

/** Columns of a contract's `CashSession`, from a row `s` of `cash_sessions`. */
const SESSION = sql`
  s.id, s.desk, s.opening_amount, s.opened_by, s.opened_at, s.closed_by, s.closed_at,
  (select u.name from users u where u.id = s.opened_by) as opened_by_name,
  (select u.name from users u where u.id = s.closed_by) as closed_by_name,
  s.expected, s.counted, s.note,
  (select count(*)::int from payments p
    where p.club_id = s.club_id and p.cash_session_id = s.id and p.voided_at is null) as payments,
  coalesce((select json_agg(json_build_object('id', m.id, 'type', m.type, 'amount', m.amount, 'reason', m.reason,
      'created_by_name', (select u.name from users u where u.id = m.created_by),
      'created_at', ${isoInstant('m.created_at')})
      order by m.created_at, m.id)
    from cash_movements m where m.club_id = s.club_id and m.session_id = s.id), '[]'::json) as movements`;

/** Source of a row `p` of `payments`, as the contract's `CASH_SOURCES` name it. */
const SOURCE = raw(
  `case when p.order_id is not null then 'order'
    when p.consumption_id is not null then 'consumption' else 'booking' end`,
);

export async function selectSession(tx: Tx, clubId: string, id: string): Promise<CashSession | null> {
  const [row] = await tx.query<CashSession>(sql`
    select ${SESSION} from cash_sessions s where s.club_id = ${clubId} and s.id = ${id}`);
  return row ?? null;
}

export async function selectCurrent(tx: Tx, clubId: string, desk: CashDesk): Promise<CashSession | null> {
  const [row] = await tx.query<CashSession>(sql`
    select ${SESSION} from cash_sessions s
    where s.club_id = ${clubId} and s.desk = ${desk} and s.closed_at is null`);
  return row ?? null;
}

/** Selects the open session in which someone takes money at a desk. */
export async function selectTaking(
  tx: Tx,
  clubId: string,
  desk: CashDesk,
  by: string,
): Promise<CurrentCashSession['taking']> {
  const [row] = await tx.query<{ id: string; desk: CashDesk }>(sql`
    select id, desk from cash_sessions
    where club_id = ${clubId} and id = cash_session_for(${clubId}::uuid, array[${desk}::text], ${by}::uuid)`);
  return row ?? null;
}

const LIST = { table: 'cash_sessions', alias: 's', columns: ['opened_at', 'id'] };

/** Selects the rows of a page, newest first, for `pageOf`. */
export const selectSessions = (
  tx: Tx,
  clubId: string,
  desks: readonly CashDesk[],
  cursor: string | undefined,
  size: number,
): Promise<CashSession[]> =>
  tx.query<CashSession>(sql`
    select ${SESSION} from cash_sessions s
    where s.club_id = ${clubId} and s.desk = any(${desks}::text[]) and ${afterCursor(LIST, clubId, cursor)}
    order by s.opened_at desc, s.id desc ${pageLimit(size)}`);

/** Inserts an open session and returns its id; null if the desk has one open already. */
export async function insertSession(
  tx: Tx,
  clubId: string,
  { desk, amount, by }: { desk: CashDesk; amount: number; by: string },
): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(sql`
    insert into cash_sessions (club_id, desk, opening_amount, opened_by) values (${clubId}, ${desk}, ${amount}, ${by})
    on conflict (club_id, desk) where closed_at is null do nothing returning id`);
  return row?.id ?? null;
}

export interface LockedSession {
  open: boolean;
  desk: CashDesk;
}

/**
 * Locks a session until the transaction ends, after waiting for payments that are being written into it. Returns null
 * if the club has no such session.
 */
export async function lockSession(tx: Tx, clubId: string, id: string): Promise<LockedSession | null> {
  const [row] = await tx.query<LockedSession>(sql`
    select closed_at is null as open, desk from cash_sessions where club_id = ${clubId} and id = ${id} for update`);
  return row ?? null;
}

export const insertMovement = (tx: Tx, clubId: string, sessionId: string, m: NewCashMovement, by: string) =>
  tx.query(sql`
    insert into cash_movements (club_id, session_id, type, amount, reason, created_by)
    values (${clubId}, ${sessionId}, ${m.type}, ${m.amount}, ${m.reason}, ${by})`);

/** Sums what a session should hold by method, in centavos: opening amount, movements, payments less refunds, credit. */
export async function selectExpected(tx: Tx, clubId: string, sessionId: string): Promise<ByMethod> {
  const rows = await tx.query<{ method: keyof ByMethod; amount: number }>(sql`
    select method, sum(amount)::bigint as amount from (
      select 'cash' as method, opening_amount as amount from cash_sessions
        where club_id = ${clubId} and id = ${sessionId}
      union all
      select 'cash', case type when 'in' then amount else -amount end from cash_movements
        where club_id = ${clubId} and session_id = ${sessionId}
      union all
      select method, amount from payments
        where club_id = ${clubId} and cash_session_id = ${sessionId} and voided_at is null
      union all
      select p.method, -r.amount from refunds r join payments p on p.club_id = r.club_id and p.id = r.payment_id
        where r.club_id = ${clubId} and r.cash_session_id = ${sessionId} and r.destination = 'money'
      union all
      select method, amount from ledger_entries where club_id = ${clubId} and cash_session_id = ${sessionId}
    ) x group by method`);
  return Object.fromEntries(rows.map((row) => [row.method, row.amount]));
}

/** Sums a session's payments and refunds by source and method, in centavos. */
export const selectSources = (tx: Tx, clubId: string, sessionId: string): Promise<CashSource[]> =>
  tx.query<CashSource>(sql`
    with moved as (
      select ${SOURCE} as source, p.method, 1 as count, p.amount as received, 0 as refunded
      from payments p where p.club_id = ${clubId} and p.cash_session_id = ${sessionId} and p.voided_at is null
      union all
      select ${SOURCE}, p.method, 0, 0, r.amount
      from refunds r join payments p on p.club_id = r.club_id and p.id = r.payment_id
      where r.club_id = ${clubId} and r.cash_session_id = ${sessionId} and r.destination = 'money'
      union all
      select 'credit', method, case when amount > 0 then 1 else 0 end, greatest(amount, 0), greatest(-amount, 0)
      from ledger_entries where club_id = ${clubId} and cash_session_id = ${sessionId}
    )
    select source, method, sum(count)::int as count, sum(received)::bigint as received,
      sum(refunded)::bigint as refunded
    from moved group by source, method order by source, method`);

/** Sums by person and method what was taken and refunded in a session, in centavos; who took most comes first. */
export const selectTakers = (tx: Tx, clubId: string, sessionId: string): Promise<CashTaker[]> =>
  tx.query<CashTaker>(sql`
    with moved as (
      select p.created_by, p.method, 1 as count, p.amount as received, 0 as refunded
      from payments p where p.club_id = ${clubId} and p.cash_session_id = ${sessionId} and p.voided_at is null
      union all
      select r.created_by, p.method, 0, 0, r.amount
      from refunds r join payments p on p.club_id = r.club_id and p.id = r.payment_id
      where r.club_id = ${clubId} and r.cash_session_id = ${sessionId} and r.destination = 'money'
      union all
      select created_by, method, case when amount > 0 then 1 else 0 end, greatest(amount, 0), greatest(-amount, 0)
      from ledger_entries where club_id = ${clubId} and cash_session_id = ${sessionId}
    )
    select (select u.name from users u where u.id = m.created_by) as name, m.method, sum(m.count)::int as count,
      sum(m.received)::bigint as received, sum(m.refunded)::bigint as refunded
    from moved m group by m.created_by, m.method
    order by sum(sum(m.received)) over (partition by m.created_by) desc, m.created_by, m.method`);

export const markClosed = (
  tx: Tx,
  clubId: string,
  id: string,
  close: { expected: ByMethod; counted: ByMethod; note: string; by: string },
) =>
  tx.query(sql`
    update cash_sessions set closed_at = clock_timestamp(), closed_by = ${close.by}, note = ${close.note},
      expected = ${JSON.stringify(close.expected)}::jsonb, counted = ${JSON.stringify(close.counted)}::jsonb
    where club_id = ${clubId} and id = ${id}`);

/** Returns true if cash needs an open session, since the club counts its cash. */
export async function selectCashNeeded(tx: Tx, clubId: string): Promise<boolean> {
  const [row] = await tx.query<{ needed: boolean }>(sql`select cash_is_counted(${clubId}::uuid) as needed`);
  return row?.needed ?? false;
}
