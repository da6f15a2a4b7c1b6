-- outside a transaction
-- Finds the stored answers of a club's calls, which are emptied where they hold the data of somebody who is erased, and
-- deleted with a closed club.

drop index concurrently if exists idempotency_keys_club_id;
create index concurrently idempotency_keys_club_id on idempotency_keys (club_id);
