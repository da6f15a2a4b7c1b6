/*
 * Sums that triggers keep, beside what their rows come to. Most are kept by differences, so a wrong one would stay wrong:
 * the command `check-sums` compares and mends them through this view, in which an update takes a sum from its rows.
 */

create function refunds_of(payment payments) returns bigint
  language sql stable as $$
    select coalesce(sum(amount), 0)::bigint from refunds where club_id = payment.club_id and payment_id = payment.id
  $$;

create view kept_sums with (security_invoker) as
  select 'payments.refunded' as name, p.club_id, p.id, p.refunded as kept, refunds_of(p) as due from payments p
  union all
  select 'order_lines.refunded', l.club_id, l.id, l.refunded, (
    select coalesce(sum(r.quantity), 0)::bigint from order_refund_lines r where r.club_id = l.club_id and r.line_id = l.id)
  from order_lines l
  union all
  select 'orders.refunded', o.club_id, o.id, o.refunded, (
    select coalesce(sum(r.amount), 0)::bigint from order_refunds r where r.club_id = o.club_id and r.order_id = o.id)
  from orders o
  union all
  select 'bookings.paid', b.club_id, b.id, b.paid, (
    select coalesce(sum(p.amount - refunds_of(p)), 0)::bigint from payments p
    where p.club_id = b.club_id and p.booking_id = b.id and p.voided_at is null)
  from bookings b
  union all
  select 'orders.paid', o.club_id, o.id, o.paid, (
    select coalesce(sum(p.amount - refunds_of(p)), 0)::bigint from payments p
    where p.club_id = o.club_id and p.order_id = o.id and p.voided_at is null)
  from orders o
  union all
  select 'consumptions.paid', c.club_id, c.id, c.paid, (
    select coalesce(sum(p.amount - refunds_of(p)), 0)::bigint from payments p
    where p.club_id = c.club_id and p.consumption_id = c.id and p.voided_at is null)
  from consumptions c
  union all
  select 'items.stock', i.club_id, i.id, i.stock, (
    select coalesce(sum(m.quantity), 0)::bigint from stock_movements m where m.club_id = i.club_id and m.item_id = i.id)
  from items i
  union all
  select 'players.credit', p.club_id, p.id, p.credit, (
    select coalesce(sum(e.amount), 0)::bigint from ledger_entries e where e.club_id = p.club_id and e.player_id = p.id)
  from players p;
comment on view kept_sums is
  'Sums that triggers keep. name: table and column; kept: what the column has; due: what the rows come to. An update '
  'takes the sum from its rows, whatever it sets.';

/* Locks the row first, as what changes its sum does, and then looks at the rows: money that comes in meanwhile is added
   to the mended sum. */
create function mend_sum() returns trigger
  language plpgsql as $$
declare
  kept_in text := split_part(old.name, '.', 1);
  kept_as text := split_part(old.name, '.', 2);
begin
  execute format('select from %I where club_id = $1 and id = $2 for no key update', kept_in) using old.club_id, old.id;
  select s.kept, s.due into old.kept, old.due from kept_sums s
  where s.name = old.name and s.club_id = old.club_id and s.id = old.id;
  if not found or old.kept = old.due then
    return null;
  end if;
  execute format('update %I set %I = $3 where club_id = $1 and id = $2', kept_in, kept_as)
    using old.club_id, old.id, old.due;
  new.kept := old.kept;
  new.due := old.due;
  return new;
end $$;
create trigger kept_sums_mend instead of update on kept_sums for each row execute function mend_sum();
grant select, update on kept_sums to app_user, app_platform;
