-- Every movement of the stock. The database refuses what would take it below zero, and with it the whole sale.

create table stock_movements (
  club_id uuid not null,
  id uuid not null default gen_random_uuid(),
  seq bigint not null generated always as identity,
  item_id uuid not null,
  type text not null check (type in ('purchase', 'adjust', 'waste', 'count', 'sale', 'return')),
  quantity int not null,
  counted int check (counted >= 0),
  stock_after int not null,
  unit_cost bigint check (unit_cost >= 0),
  note text not null default '',
  order_id uuid,
  consumption_id uuid,
  created_by uuid references users (id),
  created_at timestamptz not null default clock_timestamp(),
  primary key (club_id, id),
  foreign key (club_id, item_id) references items (club_id, id),
  foreign key (club_id, order_id) references orders (club_id, id),
  foreign key (club_id, consumption_id) references consumptions (club_id, id),
  constraint stock_movements_sign check (case type
    when 'purchase' then quantity > 0
    when 'return' then quantity > 0
    when 'waste' then quantity < 0
    when 'sale' then quantity < 0
    when 'adjust' then quantity <> 0
    else true end),
  constraint stock_movements_counted check ((type = 'count') = (counted is not null)),
  constraint stock_movements_sold check ((type in ('sale', 'return')) = (num_nonnulls(order_id, consumption_id) = 1))
);
comment on table stock_movements is 'Append-only. quantity: with its sign; of a count the difference to what was known, counted what was found.';
create index stock_movements_newest on stock_movements (club_id, seq desc);
create index stock_movements_of_item on stock_movements (club_id, item_id, seq desc);
create index stock_movements_of_order on stock_movements (club_id, order_id) where order_id is not null;
create index stock_movements_of_consumption on stock_movements (club_id, consumption_id) where consumption_id is not null;
call protect_tenant_table('stock_movements');
create trigger stock_movements_append_only before update or delete or truncate on stock_movements
  for each statement execute function refuse_change();

/*
 * Takes the item, so that of many who sell the last one each sees what the one before left.
 * SQLSTATE CN409 is an error of the application: status 409, the message its code, the detail its params.
 */
create function move_stock() returns trigger
  language plpgsql as $$
declare
  item items;
begin
  select * into item from items where club_id = new.club_id and id = new.item_id for no key update;
  if new.type = 'count' then
    new.quantity := new.counted - item.stock;
  end if;
  new.stock_after := item.stock + new.quantity;
  if new.stock_after < 0 then
    raise exception 'insufficient_stock' using errcode = 'CN409',
      detail = json_build_object('item_id', item.id, 'name', item.name, 'stock', item.stock, 'wanted', -new.quantity)::text;
  end if;
  update items set stock = new.stock_after,
    cost = case when new.type = 'purchase' then coalesce(new.unit_cost, cost) else cost end
  where club_id = new.club_id and id = new.item_id;
  return new;
end $$;
create trigger stock_movements_move before insert on stock_movements for each row execute function move_stock();
