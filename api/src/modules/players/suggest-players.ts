import { type PlayerSuggestion, phoneText, type SuggestionsQuery } from '@canchero/shared-contracts/player';
import sql, { join } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { hasTerm, searchTerms } from '../../platform/db/text-search';
import { owedInAll } from './owed';
import { homeOf } from './phone';

const LIMIT = 8;
/** Bookings together that make two players usual partners. */
const USUAL = 2;
/** Maximum number of recent bookings that are read to find who plays most. */
const LATEST = 1_500;

/**
 * Bookings of a player `me` in the last year, with all `other` players. The state is always found by the booking's id: a
 * plan by dates would read a year of the club for each of them.
 */
const PLAYED = sql`booking_players me
  cross join lateral (select b.state from bookings b where b.club_id = me.club_id and b.id = me.booking_id limit 1) b
  join booking_players other on other.club_id = me.club_id and other.booking_id = me.booking_id`;
const inTheLastYear = (now: Date) => sql`b.state <> 'cancelled'
  and me.starts_at between ${now}::timestamptz - interval '1 year' and ${now}`;

type Row = Omit<PlayerSuggestion, 'phone_text' | 'owed'> & { phone_country: string | null; phone: string | null };

/**
 * Suggests players for a booking: usual partners of those who play already, then names that begin as typed, then those
 * who played most in the latest bookings of the last 90 days. Partners are those of the last year's bookings.
 */
export async function suggestPlayers(
  tx: Tx,
  clubId: string,
  { q = '', with: given }: SuggestionsQuery,
  now: Date,
): Promise<PlayerSuggestion[]> {
  const ids = given ? given.toLowerCase().split(',') : [];
  const terms = searchTerms(q);
  const matches = join([sql`true`, ...terms.map((term) => hasTerm(sql`p.search`, term))], ' and ');
  const begins = join([sql`true`, ...terms.map((term) => hasTerm(sql`(' ' || p.sort_name)`, term, '% '))], ' and ');
  const rows = await tx.query<Row>(sql`
    with latest as materialized (
      select b.id from bookings b
      where b.club_id = ${clubId} and b.state <> 'cancelled'
        and b.starts_at between ${now}::timestamptz - interval '90 days' and ${now}
      order by b.starts_at desc limit ${LATEST}
    ), recent as materialized (
      select bp.player_id, count(*) as played
      from latest join booking_players bp on bp.club_id = ${clubId} and bp.booking_id = latest.id
      group by bp.player_id
    ), mates as materialized (
      select other.player_id, count(*) as together
      from ${PLAYED}
      where me.club_id = ${clubId} and me.player_id = any(${ids}::uuid[]) and ${inTheLastYear(now)}
      group by other.player_id
    ), matching as (
      select p.id, p.sort_name, ${begins} as begins, coalesce(r.played, 0) as played,
        case when m.together >= ${USUAL} then m.together else 0 end as partner
      from players p left join recent r on r.player_id = p.id left join mates m on m.player_id = p.id
      where p.club_id = ${clubId} and p.removed_at is null and not p.blocked and p.id <> all(${ids}::uuid[])
        and ${matches}
    ), best as materialized (
      select * from matching order by partner desc, begins desc, played desc, sort_name, id limit ${LIMIT}
    )
    select p.id, p.first_name, p.last_name, p.phone_country, p.phone, p.member, p.credit, array(
        select trim(o.first_name || ' ' || o.last_name)
        from ${PLAYED}
        join players o on o.club_id = other.club_id and o.id = other.player_id and o.removed_at is null
        where me.club_id = ${clubId} and me.player_id = p.id and o.id <> p.id
          and (o.id = any(${ids}::uuid[]) or ${ids.length === 0}::boolean) and ${inTheLastYear(now)}
        group by o.id, o.first_name, o.last_name having count(*) >= ${USUAL}
        order by count(*) desc, max(me.starts_at) desc, o.id limit 2
      ) as plays_with
    from best join players p on p.club_id = ${clubId} and p.id = best.id
    order by best.partner desc, best.begins desc, best.played desc, best.sort_name, best.id`);
  const owed = await owedInAll(
    tx,
    clubId,
    rows.map((row) => row.id),
    now,
  );
  const home = await homeOf(tx, clubId);
  return rows.map(({ phone_country, phone, ...row }) => ({
    ...row,
    phone_text: phone && phone_country && phoneText(phone_country + phone, home.code),
    owed: owed.get(row.id) ?? 0,
  }));
}
