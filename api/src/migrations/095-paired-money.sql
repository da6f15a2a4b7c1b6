-- Pairs of rows of money that only code kept in step, and what nobody changes about rows of money.

/*
Refuses, at the end of the transaction, a payment whose movements of credit do not come to what it took from credit and
what its refunds gave back into it.
*/
create function keep_credit_paired() returns trigger
  language plpgsql as $$
declare
  paid uuid;
begin
  if tg_table_name = 'payments' then
    paid := new.id;
  else
    paid := new.payment_id;
  end if;
  if exists (
    select from payments p
    where p.club_id = new.club_id and p.id = paid
      and (select coalesce(sum(e.amount), 0) from ledger_entries e where e.club_id = p.club_id and e.payment_id = p.id)
        <> (select coalesce(sum(r.amount), 0) from refunds r
          where r.club_id = p.club_id and r.payment_id = p.id and r.destination = 'credit')
          - case when p.method = 'player_credit' and p.voided_at is null then p.amount else 0 end
  ) then
    raise exception 'credit and its movements differ for payment %', paid
      using errcode = 'check_violation', constraint = 'payments_credit_paired';
  end if;
  return null;
end $$;
create constraint trigger payments_credit_paired after insert on payments deferrable initially deferred
  for each row when (new.method = 'player_credit') execute function keep_credit_paired();
create constraint trigger payments_credit_stays_paired after update of method, amount, voided_at on payments
  deferrable initially deferred
  for each row when ('player_credit' in (old.method, new.method)
    and (old.method, old.amount, old.voided_at) is distinct from (new.method, new.amount, new.voided_at))
  execute function keep_credit_paired();
create constraint trigger refunds_credit_paired after insert on refunds deferrable initially deferred
  for each row when (new.destination = 'credit') execute function keep_credit_paired();
create constraint trigger ledger_entries_credit_paired after insert on ledger_entries deferrable initially deferred
  for each row when (new.payment_id is not null) execute function keep_credit_paired();

/*
Refuses, at the end of the transaction, an order whose subtotal is not the sum of its lines. All of its lines ask at the
same moment, when nothing changes any more: the first one's answer is that of all.
*/
create function keep_subtotal() returns trigger
  language plpgsql as $$
declare
  sold uuid;
  asked text;
begin
  if tg_table_name = 'orders' then
    sold := new.id;
  else
    sold := coalesce(new.order_id, old.order_id);
  end if;
  asked := sold || ' ' || statement_timestamp();
  if current_setting('app.subtotal_asked', true) = asked then
    return null;
  end if;
  if exists (
    select from orders o
    where o.club_id = coalesce(new.club_id, old.club_id) and o.id = sold
      and o.subtotal <> (
        select coalesce(sum(l.total), 0) from order_lines l where l.club_id = o.club_id and l.order_id = o.id)
  ) then
    raise exception 'the subtotal of order % is not the sum of its lines', sold
      using errcode = 'check_violation', constraint = 'orders_subtotal_of_lines';
  end if;
  perform set_config('app.subtotal_asked', asked, true);
  return null;
end $$;
create constraint trigger orders_subtotal_of_lines after insert on orders deferrable initially deferred
  for each row execute function keep_subtotal();
create constraint trigger orders_subtotal_stays_of_lines after update of subtotal on orders
  deferrable initially deferred
  for each row when (old.subtotal is distinct from new.subtotal) execute function keep_subtotal();
create constraint trigger order_lines_subtotal after insert or update of quantity, unit_price, discount or delete on order_lines
  deferrable initially deferred
  for each row execute function keep_subtotal();

/* Nothing of money, and nobody to whom it belongs, is deleted: it is cancelled, voided, removed or refunded. */
revoke delete on orders, consumptions, items, players, checkouts, gateway_payments, gateway_refunds
  from app_user, app_platform;
revoke update on refunds, order_refunds, order_refund_lines, cash_movements from app_user, app_platform;
/* What was sold, when and by whom stays; lines of an order are written anew, never changed. */
revoke update on orders, order_lines, consumptions from app_user;
grant update (customer_name, player_id, booking_id, discount, subtotal, note, paid, refunded, cancelled_at, refunded_at,
  close_reason, version) on orders to app_user;
grant update (refunded) on order_lines to app_user;
grant update (quantity, unit_price, player_id, paid, removed_at, version) on consumptions to app_user;
/* A club cannot give itself another owner, open itself again or come back from being erased. */
revoke update on clubs from app_user;
grant update (name, slug, phone, whatsapp, address, timezone, currency, sports, opening_hours, closed_days,
  slot_minutes, deposit_type, deposit_value, cancel_hours, hold_minutes, horizon_days, public_enabled, moved_price,
  pay_choices, confirm_contact, reminder_hours, version, limit_exceeded_since, team_limited_since, team_told_at)
  on clubs to app_user;
