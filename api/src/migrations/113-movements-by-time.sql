-- outside a transaction
-- Lists stock movements by their time instead of their number, which is the same order, so that those of a span of days
-- are found without the ones before and after it.

drop index concurrently if exists stock_movements_in_time;
create index concurrently stock_movements_in_time on stock_movements (club_id, created_at desc, seq desc);
drop index concurrently if exists stock_movements_newest;

drop index concurrently if exists stock_movements_of_item_in_time;
create index concurrently stock_movements_of_item_in_time on stock_movements (club_id, item_id, created_at desc, seq desc);
drop index concurrently if exists stock_movements_of_item;

drop index concurrently if exists stock_movements_of_type_in_time;
create index concurrently stock_movements_of_type_in_time on stock_movements (club_id, type, created_at desc, seq desc)
  where type <> 'sale';
drop index concurrently if exists stock_movements_by_type;
