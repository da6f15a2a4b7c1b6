-- outside a transaction
-- Finds the money that came in as credit on a day, of which a day of a club is summed up.

drop index concurrently if exists ledger_entries_of_money;
create index concurrently ledger_entries_of_money on ledger_entries (club_id, created_at) where method is not null;
