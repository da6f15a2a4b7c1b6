-- Orders that are given back in part: which lines, how many of them, what went back for them.

alter table order_lines add column refunded int not null default 0,
  add constraint order_lines_refunded check (refunded between 0 and quantity);
comment on column order_lines.refunded is 'How many were given back; kept by the trigger on order_refund_lines.';

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
comment on table order_refunds is 'Each time that something of an order was given back, append-only. amount: money that went back, centavos.';
create index order_refunds_of_order on order_refunds (club_id, order_id, seq);
call protect_tenant_table('order_refunds');
create trigger order_refunds_append_only before update or delete or truncate on order_refunds
  for each statement execute function refuse_change();

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

-- An order of which a part was given back is paid when what is left of it is.
drop index orders_pending;
alter table orders
  add column returned bigint not null default 0 check (returned >= 0),
  drop column state,
  drop constraint orders_paid;
alter table orders
  add column state text not null generated always as (
    case when cancelled_at is not null then 'cancelled' when refunded_at is not null then 'refunded'
      when paid >= subtotal - discount - returned then 'paid' else 'pending' end
  ) stored,
  add constraint orders_paid check (paid <= subtotal - discount - returned);
comment on column orders.returned is 'Sum of its refunds, centavos; kept by the trigger on order_refunds.';
create index orders_pending on orders (club_id, created_at) where state = 'pending';

create function keep_returned() returns trigger
  language plpgsql as $$
begin
  update orders set returned = returned + new.amount, version = version + 1
  where club_id = new.club_id and id = new.order_id;
  return null;
end $$;
create trigger order_refunds_keep_returned after insert on order_refunds
  for each row execute function keep_returned();
