import sql, { type Sql } from 'sql-template-tag';

/**
 * SQL of the places of an audit row `a`, with the names of their courts, in the club's order, instead of the ids. The
 * names are those of today; a court that was removed keeps its own.
 */
export const auditPlaces: Sql = sql`(
  select jsonb_object_agg(p.key, jsonb_build_object(
    'start', p.value->'start', 'end', p.value->'end', 'courts', (
      select coalesce(jsonb_agg(k.name order by k.sort, k.name), '[]') from courts k
      where k.club_id = a.club_id and p.value->'court_ids' ? k.id::text)))
  from jsonb_each(a.places) p)`;
