-- What the buffet sells: items in categories, and how many of each there are.

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
comment on table items is 'price and cost in centavos; sku: its barcode or short code. A removed item stays for what was sold of it.';
comment on column items.stock is 'Sum of its movements, kept by the trigger on stock_movements. It does not raise version: who edits the name is not in the way of who sells.';
create unique index items_name on items (club_id, fold(name)) where removed_at is null;
create unique index items_sku on items (club_id, upper(sku)) where removed_at is null;
create index items_of_category on items (club_id, category_id) where category_id is not null;
call protect_tenant_table('items');
