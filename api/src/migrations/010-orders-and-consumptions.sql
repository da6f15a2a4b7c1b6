-- Sales: orders at the till, and consumptions on a court. Names, prices and costs are copied at the sale.

create table order_numbers (
  club_id uuid primary key references clubs (id),
  last int not null
);
comment on table order_numbers is 'Last order number that a club has used.';
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
  refunded bigint not null default 0 check (refunded >= 0),
  note text not null default '',
  cancelled_at timestamptz,
  refunded_at timestamptz,
  close_reason text,
  state text not null generated always as (
    case when cancelled_at is not null then 'cancelled' when refunded_at is not null then 'refunded'
      when paid >= subtotal - discount - refunded then 'paid' else 'pending' end
  ) stored,
  created_by uuid references users (id),
  created_at timestamptz not null default clock_timestamp(),
  version int not null default 1,
  primary key (club_id, id),
  constraint orders_number unique (club_id, number),
  foreign key (club_id, player_id) references players (club_id, id),
  foreign key (club_id, booking_id) references bookings (club_id, id),
  constraint orders_discount check (discount <= subtotal),
  constraint orders_paid check (paid <= subtotal - discount - refunded),
  check (cancelled_at is null or refunded_at is null)
);
comment on table orders is
  'Sales at the till, in centavos. subtotal: sum of the lines. An order of which a part was refunded is paid when the '
  'rest is.';
comment on column orders.paid is 'Sum of its valid payments less refunds; maintained by the trigger on payments.';
comment on column orders.refunded is 'Sum of its refunds in centavos; maintained by the trigger on order_refunds.';
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
  refunded int not null default 0,
  note text not null default '',
  subtotal bigint not null generated always as (quantity * unit_price) stored,
  total bigint not null generated always as (quantity * unit_price - discount) stored,
  primary key (club_id, id),
  foreign key (club_id, order_id) references orders (club_id, id) on delete cascade,
  foreign key (club_id, item_id) references items (club_id, id),
  constraint order_lines_discount check (discount <= quantity * unit_price),
  constraint order_lines_refunded check (refunded between 0 and quantity)
);
comment on column order_lines.refunded is
  'Quantity that was refunded; maintained by the trigger on order_refund_lines.';
create unique index order_lines_of_order on order_lines (club_id, order_id, seq);
create index order_lines_of_item on order_lines (club_id, item_id) where item_id is not null;
call protect_tenant_table('order_lines');

create table order_refunds (
  club_id uuid not null,
  id uuid not null default gen_random_uuid(),
  seq bigint not null generated always as identity,
  order_id uuid not null,
  amount bigint not null check (amount >= 0),
  reason text not null check (reason <> ''),
  restocked boolean not null,
  created_by uuid references users (id),
  created_at timestamptz not null default clock_timestamp(),
  primary key (club_id, id),
  foreign key (club_id, order_id) references orders (club_id, id)
);
comment on table order_refunds is
  'Refunds of an order or a part of it, append-only. amount: money refunded, in centavos.';
create index order_refunds_of_order on order_refunds (club_id, order_id, seq);
call protect_tenant_table('order_refunds');
create trigger order_refunds_append_only before update or delete or truncate on order_refunds
  for each statement execute function refuse_change();

create function keep_order_refunded() returns trigger
  language plpgsql as $$
begin
  update orders set refunded = refunded + new.amount, version = version + 1
  where club_id = new.club_id and id = new.order_id;
  return null;
end $$;
create trigger order_refunds_keep_refunded after insert on order_refunds
  for each row execute function keep_order_refunded();

create table order_refund_lines (
  club_id uuid not null,
  refund_id uuid not null,
  line_id uuid not null,
  quantity int not null check (quantity > 0),
  primary key (club_id, refund_id, line_id),
  foreign key (club_id, refund_id) references order_refunds (club_id, id),
  foreign key (club_id, line_id) references order_lines (club_id, id)
);
create index order_refund_lines_of_line on order_refund_lines (club_id, line_id);
call protect_tenant_table('order_refund_lines');
create trigger order_refund_lines_append_only before update or delete or truncate on order_refund_lines
  for each statement execute function refuse_change();

/* The check on order_lines refuses more than was sold, and with it the whole refund. */
create function keep_line_refunded() returns trigger
  language plpgsql as $$
begin
  update order_lines set refunded = refunded + new.quantity where club_id = new.club_id and id = new.line_id;
  return null;
end $$;
create trigger order_refund_lines_keep_refunded after insert on order_refund_lines
  for each row execute function keep_line_refunded();

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
comment on table consumptions is 'What was consumed at a booking, by one player or by all (player_id null).';
comment on column consumptions.paid is 'Sum of its valid payments less refunds; maintained by the trigger on payments.';
create index consumptions_of_booking on consumptions (club_id, booking_id);
create index consumptions_newest on consumptions (club_id, created_at desc, id desc) where removed_at is null;
create index consumptions_of_player on consumptions (club_id, player_id) where player_id is not null;
create index consumptions_of_item on consumptions (club_id, item_id) where item_id is not null;
call protect_tenant_table('consumptions');

alter table payments
  add foreign key (club_id, order_id) references orders (club_id, id),
  add foreign key (club_id, consumption_id) references consumptions (club_id, id);
create index payments_of_order on payments (club_id, order_id) where order_id is not null;
create index payments_of_consumption on payments (club_id, consumption_id) where consumption_id is not null;

/* Locks the order or the consumption first, as keep_paid does with the booking. */
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

alter table stock_movements
  add foreign key (club_id, order_id) references orders (club_id, id),
  add foreign key (club_id, consumption_id) references consumptions (club_id, id);
create index stock_movements_of_order on stock_movements (club_id, order_id) where order_id is not null;
create index stock_movements_of_consumption on stock_movements (club_id, consumption_id)
  where consumption_id is not null;
