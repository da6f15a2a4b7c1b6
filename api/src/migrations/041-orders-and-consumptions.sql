-- What was sold: orders at the till, and consumptions on a court. Names, prices and costs are copied at the sale.

create table order_numbers (
  club_id uuid primary key references clubs (id),
  last int not null
);
comment on table order_numbers is 'The last number given to an order of a club.';
call protect_tenant_table('order_numbers');

create table orders (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  number int not null,
  customer_name text not null default '',
  player_id uuid,
  booking_id uuid,
  discount bigint not null default 0 check (discount >= 0),
  subtotal bigint not null default 0 check (subtotal >= 0),
  total bigint not null generated always as (subtotal - discount) stored,
  paid bigint not null default 0 check (paid >= 0),
  note text not null default '',
  cancelled_at timestamptz,
  refunded_at timestamptz,
  close_reason text,
  state text not null generated always as (
    case when cancelled_at is not null then 'cancelled' when refunded_at is not null then 'refunded'
      when paid >= subtotal - discount then 'paid' else 'pending' end
  ) stored,
  created_by uuid references users (id),
  created_at timestamptz not null default clock_timestamp(),
  version int not null default 1,
  primary key (club_id, id),
  constraint orders_number unique (club_id, number),
  foreign key (club_id, player_id) references players (club_id, id),
  foreign key (club_id, booking_id) references bookings (club_id, id),
  constraint orders_discount check (discount <= subtotal),
  constraint orders_paid check (paid <= subtotal - discount),
  check (cancelled_at is null or refunded_at is null)
);
comment on table orders is 'Sales at the till, centavos. subtotal: the sum of its lines; paid: what stands of its payments, kept by the trigger on payments.';
create index orders_newest on orders (club_id, created_at desc, id desc);
create index orders_pending on orders (club_id, created_at) where state = 'pending';
create index orders_of_player on orders (club_id, player_id) where player_id is not null;
create index orders_of_booking on orders (club_id, booking_id) where booking_id is not null;
call protect_tenant_table('orders');

create table order_lines (
  club_id uuid not null,
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  seq int not null,
  item_id uuid,
  name text not null check (name <> ''),
  quantity int not null check (quantity > 0),
  unit_price bigint not null check (unit_price >= 0),
  unit_cost bigint not null default 0 check (unit_cost >= 0),
  discount bigint not null default 0 check (discount >= 0),
  note text not null default '',
  subtotal bigint not null generated always as (quantity * unit_price) stored,
  total bigint not null generated always as (quantity * unit_price - discount) stored,
  primary key (club_id, id),
  foreign key (club_id, order_id) references orders (club_id, id) on delete cascade,
  foreign key (club_id, item_id) references items (club_id, id),
  constraint order_lines_discount check (discount <= quantity * unit_price)
);
create unique index order_lines_of_order on order_lines (club_id, order_id, seq);
create index order_lines_of_item on order_lines (club_id, item_id) where item_id is not null;
call protect_tenant_table('order_lines');

create table consumptions (
  club_id uuid not null,
  id uuid not null default gen_random_uuid(),
  booking_id uuid not null,
  player_id uuid,
  item_id uuid,
  name text not null check (name <> ''),
  quantity int not null check (quantity > 0),
  unit_price bigint not null check (unit_price >= 0),
  unit_cost bigint not null default 0 check (unit_cost >= 0),
  subtotal bigint not null generated always as (quantity * unit_price) stored,
  total bigint not null generated always as (quantity * unit_price) stored,
  paid bigint not null default 0 check (paid >= 0),
  created_by uuid references users (id),
  created_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  version int not null default 1,
  primary key (club_id, id),
  foreign key (club_id, booking_id) references bookings (club_id, id),
  foreign key (club_id, player_id) references players (club_id, id),
  foreign key (club_id, item_id) references items (club_id, id),
  constraint consumptions_paid check (paid <= quantity * unit_price),
  constraint consumptions_removed_unpaid check (removed_at is null or paid = 0)
);
comment on table consumptions is 'What was consumed at a booking, for a player or for all. paid: what stands of its payments, kept by the trigger on payments.';
create index consumptions_of_booking on consumptions (club_id, booking_id);
create index consumptions_newest on consumptions (club_id, created_at desc, id desc) where removed_at is null;
create index consumptions_of_player on consumptions (club_id, player_id) where player_id is not null;
create index consumptions_of_item on consumptions (club_id, item_id) where item_id is not null;
call protect_tenant_table('consumptions');

alter table payments
  alter column booking_id drop not null,
  add column order_id uuid,
  add column consumption_id uuid,
  add foreign key (club_id, order_id) references orders (club_id, id),
  add foreign key (club_id, consumption_id) references consumptions (club_id, id),
  add constraint payments_target check (num_nonnulls(booking_id, order_id, consumption_id) = 1);
comment on table payments is 'Money that came in for a booking, an order or a consumption, centavos. Voided when it was entered by mistake, never deleted; refunded: how much went back.';
create index payments_of_order on payments (club_id, order_id) where order_id is not null;
create index payments_of_consumption on payments (club_id, consumption_id) where consumption_id is not null;

/* Locks what is paid first, as keep_paid does with the booking. */
create function keep_sale_paid() returns trigger
  language plpgsql as $$
begin
  if new.order_id is not null then
    perform 1 from orders where club_id = new.club_id and id = new.order_id for no key update;
    update orders set version = version + 1, paid = (
      select coalesce(sum(amount - refunded), 0) from payments
      where club_id = new.club_id and order_id = new.order_id and voided_at is null)
    where club_id = new.club_id and id = new.order_id;
  elsif new.consumption_id is not null then
    perform 1 from consumptions where club_id = new.club_id and id = new.consumption_id for no key update;
    update consumptions set version = version + 1, paid = (
      select coalesce(sum(amount - refunded), 0) from payments
      where club_id = new.club_id and consumption_id = new.consumption_id and voided_at is null)
    where club_id = new.club_id and id = new.consumption_id;
  end if;
  return null;
end $$;
create trigger payments_keep_sale_paid after insert or update of amount, refunded, voided_at on payments
  for each row execute function keep_sale_paid();
