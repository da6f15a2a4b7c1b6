-- outside a transaction
-- Finds stock movements of a kind however many others lie between them. Sales, which come with each order and are never
-- far, write nothing here.
drop index concurrently if exists stock_movements_by_type;
create index concurrently stock_movements_by_type on stock_movements (club_id, type, seq desc) where type <> 'sale';

-- tells that people act at one club: taken for independent of each other, both make a person's lines at a club look few,
-- and all of them are read to sort the newest
create statistics if not exists audit_of_actors (dependencies) on club_id, actor_id from audit;
analyze audit;
