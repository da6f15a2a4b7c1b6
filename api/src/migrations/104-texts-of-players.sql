-- outside a transaction
-- Keeps what searches look into beside each other: in the table, a club's players lie among those of all clubs, each on
-- a page of its own. The table is visited for rows that changed since the last vacuum, which therefore follows each
-- hundredth row instead of each fifth.

-- a text of any length would not fit into an index; those that people can enter have 800 bytes at most
alter table players drop constraint if exists players_search_length;
alter table players add constraint players_search_length check (octet_length(search) <= 1000) not valid;
alter table players validate constraint players_search_length;

drop index concurrently if exists players_searched;
create index concurrently players_searched on players (club_id, left(sort_name, 100), id)
  include (sort_name, search, blocked, removed_at);
drop index concurrently if exists players_by_name;
alter table players set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
