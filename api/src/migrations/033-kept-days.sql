-- Reports: sums of each day of a club, so that a look at the figures does not read three months of rows. Whoever changes
-- a row that they count leaves a mark in the same transaction: a marked day is summed from its rows until its sums are
-- kept anew.

create table kept_clubs (
  club_id uuid primary key references clubs (id),
  timezone text not null
);
comment on table kept_clubs is
  'Clubs whose days are kept, by the calendar of this time zone. Those of a club that has another one now count nowhere.';
call protect_tenant_table('kept_clubs');

create table kept_booking_days (
  club_id uuid not null,
  date date not null,
  bookings int not null,
  value bigint not null,
  open_count int not null,
  open_sum bigint not null,
  courts json not null,
  primary key (club_id, date)
);
comment on table kept_booking_days is
  'Bookings that start on a day: how many, their price, and what is open on them, in centavos.';
comment on column kept_booking_days.courts is
  '[court, booked minutes, [[start, minutes], ...]] of each court; a start counts the minutes since 00:00 UTC of the date. '
  'Not jsonb: it is only ever answered as it is.';
call protect_tenant_table('kept_booking_days');

create table kept_money_days (
  club_id uuid not null,
  date date not null,
  revenue json not null,
  orders int not null,
  sold bigint not null,
  items json not null,
  primary key (club_id, date)
);
comment on table kept_money_days is
  'Money of a day in centavos. revenue: [{source, method, count, received, refunded}]; orders and sold: what the buffet '
  'sold; items: [{item_id, name, quantity, total}].';
call protect_tenant_table('kept_money_days');

create table kept_marks (
  club_id uuid not null,
  id bigint not null generated always as identity,
  subject text not null check (subject in ('bookings', 'money')),
  at timestamptz not null,
  primary key (club_id, id)
);
comment on table kept_marks is
  'Days whose rows changed since their sums were kept, each named by an instant in it. Rows are only added and taken: no '
  'writer waits for another.';
call protect_tenant_table('kept_marks');

create function mark_booking() returns trigger
  language plpgsql as $$
begin
  insert into kept_marks (club_id, subject, at)
  select r.club_id, 'bookings', r.starts_at
  from (select old.club_id, old.starts_at, old.state where tg_op <> 'INSERT'
    union select new.club_id, new.starts_at, new.state where tg_op <> 'DELETE') r
  where r.state not in ('hold', 'cancelled');
  return null;
end $$;
create trigger bookings_mark after insert or delete on bookings for each row execute function mark_booking();
create trigger bookings_mark_change after update on bookings for each row
  when ((old.court_id, old.starts_at, old.ends_at, old.state, old.price, old.paid)
    is distinct from (new.court_id, new.starts_at, new.ends_at, new.state, new.price, new.paid))
  execute function mark_booking();

/* A change of the method or of the source of a payment changes its refunds too, each on its own day. */
create function mark_payment(club uuid, payment uuid) returns void
  language sql as $$
  insert into kept_marks (club_id, subject, at)
  select club_id, 'money', created_at from payments where club_id = club and id = payment
  union select club_id, 'money', created_at from refunds where club_id = club and payment_id = payment
$$;

create function mark_money() returns trigger
  language plpgsql as $$
begin
  case tg_table_name
    when 'payments' then
      if tg_op = 'DELETE' then
        insert into kept_marks (club_id, subject, at) values (old.club_id, 'money', old.created_at);
      else
        perform mark_payment(new.club_id, new.id);
      end if;
    when 'gateway_payments' then
      perform mark_payment(new.club_id, new.payment_id);
    when 'order_lines' then
      insert into kept_marks (club_id, subject, at)
      select club_id, 'money', created_at from orders
      where (club_id, id) in ((new.club_id, new.order_id), (old.club_id, old.order_id));
    else
      insert into kept_marks (club_id, subject, at) values (new.club_id, 'money', new.created_at);
  end case;
  return null;
end $$;
create trigger payments_mark after insert or delete on payments for each row execute function mark_money();
create trigger payments_mark_change after update on payments for each row
  when ((old.method, old.amount, old.voided_at) is distinct from (new.method, new.amount, new.voided_at))
  execute function mark_money();
create trigger refunds_mark after insert on refunds for each row execute function mark_money();
create trigger gateway_payments_mark after insert or update of payment_id on gateway_payments for each row
  when (new.payment_id is not null) execute function mark_money();
create trigger orders_mark after update on orders for each row
  when ((old.total, old.refunded, old.state) is distinct from (new.total, new.refunded, new.state))
  execute function mark_money();
create trigger order_lines_mark after insert or update or delete on order_lines
  for each row execute function mark_money();
create trigger consumptions_mark after insert on consumptions for each row execute function mark_money();
create trigger consumptions_mark_change after update on consumptions for each row
  when ((old.item_id, old.name, old.quantity, old.total, old.removed_at)
    is distinct from (new.item_id, new.name, new.quantity, new.total, new.removed_at))
  execute function mark_money();

/* What is unpaid is summed from what is unpaid alone. */
create index consumptions_unpaid on consumptions (club_id) where removed_at is null and paid < quantity * unit_price;
