import type { OpeningStretch } from '@canchero/shared-contracts/club';
import type { CourtStatus } from '@canchero/shared-contracts/court';
import type { Tx } from '../../../platform/db/database';
import { OUTBOX_CHANNEL } from '../../../platform/live/outbox';
import { type CourtTariff, tariffSql } from '../../pricing/reads';
import { auditedSql } from '../audit-sql';
import { bookingColumns, PLAYER_JSON } from '../booking-json';
import { announcedSql, type Notice, noticeValues, toldSql } from '../notification/sql';

/** All that the rules of placing a booking need to know, in one round trip. A member pays as such who is named first. */
export interface Placement extends Omit<CourtTariff, 'base_price'> {
  opening_hours: OpeningStretch[];
  currency: string;
  max_events_per_day: number;
  max_events_per_month: number;
  court_name: string | null;
  court_status: CourtStatus | null;
  /** Of the plan's surplus, and its time to choose is over. */
  court_blocked: boolean;
  /** Centavos for 60 minutes. */
  base_price: number | null;
  /** Hash of the booking that has the wanted id already; empty for one that was not made by a call. */
  content_hash: string | null;
  unknown_players: string[];
  blocked_players: string[];
}

/** `court_name` is null when the club has no such court. */
export async function selectPlacement(
  tx: Tx,
  clubId: string,
  wanted: { courtId: string; bookingId: string | null; playerIds: readonly string[] },
): Promise<Placement | null> {
  const [row] = await tx.prepared<Placement>(
    'placement',
    `select c.timezone, c.opening_hours, c.currency, l.max_events_per_day, l.max_events_per_month,
       k.name as court_name, k.status as court_status, k.base_price,
       ${tariffSql({ club: 'c.id', court: 'k.id', player: '($4::uuid[])[1]' })},
       coalesce(k.blocked_by_plan_at <= now(), false) as court_blocked,
       (select coalesce(b.content_hash, '') from bookings b where b.club_id = c.id and b.id = $3::uuid) as content_hash,
       array(select w.id from unnest($4::uuid[]) w(id) where not exists (
         select 1 from players p where p.club_id = c.id and p.id = w.id and p.removed_at is null)) as unknown_players,
       array(select p.id from players p where p.club_id = c.id and p.id = any($4::uuid[]) and p.blocked) as blocked_players
     from clubs c left join subscriptions s on s.owner_id = c.owner_id
     join plans l on l.id = plan_now(s.status, s.plan, s.trial_ends_at, s.period_ends_at)
     left join courts k on k.club_id = c.id and k.id = $2::uuid and k.removed_at is null
     where c.id = $1::uuid`,
    [clubId, wanted.courtId, wanted.bookingId, wanted.playerIds],
  );
  return row ?? null;
}

export interface BookingRow {
  clubId: string;
  /** Null: the database makes one. */
  id: string | null;
  courtId: string;
  start: string;
  end: string;
  eventType: string;
  description: string;
  price: number;
  contentHash: string;
  playerIds: readonly string[];
  /** `by` also made the booking. */
  notice: Notice;
  /** From `auditValues`. */
  audit: readonly unknown[];
}

/**
 * Takes the slot, or answers null because the constraint found it (or the id) taken or the court is gone.
 * Booking, players, notification, events, audit and the nudge are one statement. `for key share` keeps the court
 * from being removed meanwhile. The conflict clause names no target, so that neither a taken slot nor a
 * repeated id aborts the transaction; a bare insert would also end in deadlocks under a rush on one slot.
 */
const BOOK = `
  with placed as (
    insert into bookings (club_id, id, court_id, starts_at, ends_at, event_type, description, price, content_hash, created_by)
    select k.club_id, coalesce($2::uuid, gen_random_uuid()), k.id, $4::timestamptz, $5::timestamptz, $6::text, $7::text,
      $8::bigint, $9::text, $10::uuid
    from courts k where k.club_id = $1::uuid and k.id = $3::uuid and k.removed_at is null for key share
    on conflict do nothing returning *
  ), linked as (
    insert into booking_players (club_id, booking_id, player_id)
    select b.club_id, b.id, w.id from placed b, unnest($11::uuid[]) with ordinality w(id, n) order by n
    returning player_id, seq
  ), people as (
    select p.*, l.seq from linked l join players p on p.club_id = $1::uuid and p.id = l.player_id
  ), shown as (
    select ${bookingColumns(`coalesce((select json_agg(${PLAYER_JSON} order by p.seq) from people p), '[]'::json)`)}
    from placed b
  ), told as (${toldSql('created', 'placed', 12)}
  ), sent as (
    insert into outbox (club_id, name, version, payload, any_of) ${announcedSql('created')}
  ), audited as (
    ${auditedSql('booking.create', { type: 'booking', id: 'b.id', from: 'placed b', amount: 'b.price' }, 10, 18)}
  )
  select row_to_json(s)::text as booking, pg_notify('${OUTBOX_CHANNEL}', $1::uuid::text) from shown s`;

/** JSON text of the new booking, or null: see above. */
export async function insertBooking(tx: Tx, b: BookingRow): Promise<string | null> {
  const [row] = await tx.prepared<{ booking: string }>('book', BOOK, [
    b.clubId,
    b.id,
    b.courtId,
    b.start,
    b.end,
    b.eventType,
    b.description,
    b.price,
    b.contentHash,
    b.notice.by,
    b.playerIds,
    ...noticeValues(b.notice),
    ...b.audit,
  ]);
  return row?.booking ?? null;
}
