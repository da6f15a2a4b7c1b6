import type { BookingHit, PlayerHit } from '@canchero/shared-contracts/club';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { hasTerm, type SearchTerm } from '../../platform/db/text-search';

/** Number of hits of each kind. */
const MOST = 6;
/** Number of namesakes whose bookings are looked for. */
const MOST_PEOPLE = 200;
/**
 * Maximum number of bookings of the matching people, around now, for which the search starts from their bookings; above
 * it, the search goes through the players of each booking.
 */
const MOST_KNOWN = 20_000;

/** SQL condition that a folded text has all terms. */
const holds = (text: Sql, terms: readonly SearchTerm[]): Sql =>
  join(
    terms.map((term) => hasTerm(text, term)),
    ' and ',
  );

/** Selects players by name, each with their phone in the form of E.164. They are chosen in an index, as bookings are. */
export const selectPlayerHits = (tx: Tx, clubId: string, terms: readonly SearchTerm[]): Promise<PlayerHit[]> =>
  tx.query<PlayerHit>(sql`
    with best as materialized (
      select id from players where club_id = ${clubId} and removed_at is null and ${holds(sql`search`, terms)}
      order by left(sort_name, 100), id limit ${MOST}
    )
    select id, trim(first_name || ' ' || last_name) as name, phone_country || phone as phone, email from players
    where club_id = ${clubId} and id in (select id from best) order by left(sort_name, 100), id`);

/** SQL condition for the bookings that a search looks at. */
const around = (bookings: Sql, clubId: string, now: Date): Sql =>
  sql`${near(bookings, clubId, now)} and ${bookings}.state <> 'cancelled'`;

/** SQL condition for what starts when a search looks at it: bookings, or their players. */
const near = (rows: Sql, clubId: string, now: Date): Sql => sql`
  ${rows}.club_id = ${clubId} and ${rows}.starts_at
    between ${now}::timestamptz - interval '60 days' and ${now}::timestamptz + interval '180 days'`;

/**
 * Selects bookings around now whose description or one of whose players has all terms: those to come by start, then the
 * last ones. Bounded in time, so that the index on the start answers it whatever the club's age: where the people have
 * played more often than that bound is worth, the players of the bookings within it are looked at instead; not by
 * `exists`, for which the database may collect all bookings of the people first. The bookings are chosen in indexes, and
 * only the best are read from their table, where each lies among those of other clubs.
 */
export const selectBookingHits = (
  tx: Tx,
  clubId: string,
  terms: readonly SearchTerm[],
  now: Date,
  mostKnown = MOST_KNOWN,
): Promise<Omit<BookingHit, 'date'>[]> =>
  tx.query<Omit<BookingHit, 'date'>>(sql`
    with people as materialized (
      select id from players where club_id = ${clubId} and ${holds(sql`search`, terms)} limit ${MOST_PEOPLE}
    ), known as materialized (
      select l.booking_id from people p cross join lateral (
        select k.booking_id from booking_players k
        where ${near(sql`k`, clubId, now)} and k.player_id = p.id limit ${mostKnown + 1}) l
      limit ${mostKnown + 1}
    ), few as materialized (select count(*) <= ${mostKnown} as known from known
    ), described as (
      select d.id from bookings d
      where ${around(sql`d`, clubId, now)} and d.description <> '' and ${holds(sql`fold(d.description)`, terms)}
    ), best as materialized (
      select b.id, b.ends_at <= ${now}::timestamptz as over, abs(extract(epoch from b.starts_at - ${now}::timestamptz)) as far
      from bookings b
      where ${around(sql`b`, clubId, now)}
        and (case when (select known from few) then b.id in (select booking_id from known)
          else (
            select true from booking_players l
            where l.club_id = b.club_id and l.booking_id = b.id and l.player_id in (select id from people) limit 1) end
        or b.id in (select id from described))
      order by over, far, b.id limit ${MOST}
    )
    select b.id, b.starts_at as start, b.ends_at as "end", c.name as court_name, b.event_type, b.state, b.description,
      array(select trim(p.first_name || ' ' || p.last_name)
        from booking_players l join players p on p.club_id = l.club_id and p.id = l.player_id
        where l.club_id = b.club_id and l.booking_id = b.id order by l.seq) as players
    from best join bookings b on b.club_id = ${clubId} and b.id = best.id
    join courts c on c.club_id = b.club_id and c.id = b.court_id
    order by best.over, best.far, b.id`);
