import { psql } from './fill.mjs';

/**
 * Lists the statements that take longer in the database `world` than in `alone`, by the server's own times, those that
 * lose most first.
 * @param {string} url of the server, as a superuser, without a database
 * @returns {Promise<{query: string, calls: number, alone: number, world: number}[]>} mean milliseconds
 */
export async function slowStatements(url) {
  await psql(url, 'create extension if not exists pg_stat_statements');
  const rows = await psql(
    url,
    `select coalesce(json_agg(s), '[]') from (
       select min(w.query) as query, sum(w.calls)::int as calls, sum(a.total_exec_time) / sum(a.calls) as alone,
         sum(w.total_exec_time) / sum(w.calls) as world
       from pg_stat_statements w
       join pg_database wd on wd.oid = w.dbid and wd.datname = 'world'
       join pg_stat_statements a on regexp_replace(a.query, '\\s+', ' ', 'g') = regexp_replace(w.query, '\\s+', ' ', 'g')
         and a.toplevel = w.toplevel
       join pg_database ad on ad.oid = a.dbid and ad.datname = 'alone'
       where w.calls >= 10 group by md5(w.query), w.toplevel
       having sum(w.total_exec_time) / sum(w.calls) > 1.2 * sum(a.total_exec_time) / sum(a.calls)
       order by sum(w.total_exec_time) / sum(w.calls) - sum(a.total_exec_time) / sum(a.calls) desc limit 30) s`,
  );
  return JSON.parse(rows);
}
