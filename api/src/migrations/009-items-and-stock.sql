-- Items that the buffet sells, by category, and every movement of their stock. The database refuses a movement that
-- would take the stock below zero, and with it the whole sale.

create table item_categories (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  name text not null check (name <> ''),
  sort int not null default 0,
  version int not null default 1,
  primary key (club_id, id)
);
create unique index item_categories_name on item_categories (club_id, fold(name));
call protect_tenant_table('item_categories');

create table items (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  category_id uuid,
  name text not null check (name <> ''),
  sku text check (sku <> ''),
  price bigint not null check (price >= 0),
  cost bigint not null default 0 check (cost >= 0),
  track_stock boolean not null default true,
  min_stock int not null default 0 check (min_stock >= 0),
  stock int not null default 0 constraint items_stock check (stock >= 0),
  favorite boolean not null default false,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  version int not null default 1,
  primary key (club_id, id),
  foreign key (club_id, category_id) references item_categories (club_id, id) on delete set null (category_id)
);
comment on table items is
  'price and cost in centavos; sku: barcode or short code. A removed item remains for its past sales.';
comment on column items.stock is
  'Sum of its movements, maintained by the trigger on stock_movements. It does not raise version, so that sales do not '
  'get in the way of someone who edits the item.';
create unique index items_name on items (club_id, fold(name)) where removed_at is null;
create unique index items_sku on items (club_id, upper(sku)) where removed_at is null;
create index items_of_category on items (club_id, category_id) where category_id is not null;
call protect_tenant_table('items');

create table stock_movements (
  club_id uuid not null,
  id uuid not null default gen_random_uuid(),
  seq bigint not null generated always as identity,
  item_id uuid not null,
  type text not null check (type in ('purchase', 'adjust', 'waste', 'count', 'sale', 'return')),
  quantity int not null,
  counted int check (counted >= 0),
  known int check (known >= 0),
  stock_after int not null,
  unit_cost bigint check (unit_cost >= 0),
  note text not null default '',
  order_id uuid,
  consumption_id uuid,
  created_by uuid references users (id),
  created_at timestamptz not null default clock_timestamp(),
  primary key (club_id, id),
  foreign key (club_id, item_id) references items (club_id, id),
  constraint stock_movements_sign check (case type
    when 'purchase' then quantity > 0
    when 'return' then quantity > 0
    when 'waste' then quantity < 0
    when 'sale' then quantity < 0
    when 'adjust' then quantity <> 0
    else true end),
  constraint stock_movements_counted check ((type = 'count') = (counted is not null)),
  constraint stock_movements_known check (known is null or type = 'count'),
  constraint stock_movements_sold check ((type in ('sale', 'return')) = (num_nonnulls(order_id, consumption_id) = 1))
);
comment on table stock_movements is
  'Append-only. quantity: signed; for a count the difference between counted and the stock that was known.';
comment on column stock_movements.known is
  'Stock that was shown when a count began: what moved since then is kept. Null if the count did not record it.';
create index stock_movements_newest on stock_movements (club_id, seq desc);
create index stock_movements_of_item on stock_movements (club_id, item_id, seq desc);
call protect_tenant_table('stock_movements');
create trigger stock_movements_append_only before update or delete or truncate on stock_movements
  for each statement execute function refuse_change();

/*
 * Locks the item, so that each of many who sell the last one sees what the one before left.
 * SQLSTATE CN409 is an error of the application: status 409; the message is its code, the detail its params as JSON.
 */
create function move_stock() returns trigger
  language plpgsql as $$
declare
  item items;
begin
  select * into item from items where club_id = new.club_id and id = new.item_id for no key update;
  if new.type = 'count' then
    new.quantity := new.counted - coalesce(new.known, item.stock);
  end if;
  new.stock_after := item.stock + new.quantity;
  if new.stock_after < 0 then
    raise exception 'insufficient_stock' using errcode = 'CN409',
      detail = json_build_object(
        'item_id', item.id, 'name', item.name, 'stock', item.stock, 'wanted', -new.quantity)::text;
  end if;
  update items set stock = new.stock_after,
    cost = case when new.type = 'purchase' then coalesce(new.unit_cost, cost) else cost end
  where club_id = new.club_id and id = new.item_id;
  return new;
end $$;
create trigger stock_movements_move before insert on stock_movements for each row execute function move_stock();
