-- What code that forgot, or was broken into, cannot rewrite: sums, rows of money, counted sessions.

/* A sum follows from its rows: triggers alone change it, and only after the rows were. */
create function refuse_direct_sum() returns trigger
  language plpgsql as $$
begin
  raise exception 'sums of % are changed by triggers alone', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger bookings_sums before update of paid on bookings
  for each row when (pg_trigger_depth() = 0 and old.paid is distinct from new.paid)
  execute function refuse_direct_sum();
create trigger orders_sums before update of paid, refunded on orders
  for each row when (pg_trigger_depth() = 0 and (old.paid, old.refunded) is distinct from (new.paid, new.refunded))
  execute function refuse_direct_sum();
create trigger order_lines_sums before update of refunded on order_lines
  for each row when (pg_trigger_depth() = 0 and old.refunded is distinct from new.refunded)
  execute function refuse_direct_sum();
create trigger consumptions_sums before update of paid on consumptions
  for each row when (pg_trigger_depth() = 0 and old.paid is distinct from new.paid)
  execute function refuse_direct_sum();
create trigger payments_sums before update of refunded on payments
  for each row when (pg_trigger_depth() = 0 and old.refunded is distinct from new.refunded)
  execute function refuse_direct_sum();
create trigger items_sums before update of stock on items
  for each row when (pg_trigger_depth() = 0 and old.stock is distinct from new.stock)
  execute function refuse_direct_sum();
create trigger players_sums before update of credit on players
  for each row when (pg_trigger_depth() = 0 and old.credit is distinct from new.credit)
  execute function refuse_direct_sum();

/* Rows of money stay, and of each only what may be corrected changes. */
revoke update, delete on payments, ledger_entries, cash_sessions from app_user, app_platform;
revoke delete on refunds, order_refunds, order_refund_lines, cash_movements from app_user, app_platform;
grant update (method, amount, notes, player_id, refunded, voided_at, voided_by, void_reason, version) on payments
  to app_user, app_platform;
grant update (player_id) on ledger_entries to app_user, app_platform;
grant update (closed_by, closed_at, counted, expected, note) on cash_sessions to app_user, app_platform;
/* Demo data is of the past: its payments get their session afterwards. */
grant update (cash_session_id, created_by) on payments to app_platform;

/* A counted session never changes, but for those of the demo data, which are counted when all is in them. */
create function refuse_closed_session() returns trigger
  language plpgsql as $$
begin
  raise exception 'a closed cash session never changes' using errcode = 'insufficient_privilege';
end $$;
create trigger cash_sessions_stay_closed before update on cash_sessions
  for each row when (old.closed_at is not null and (old.counted <> '{}' or current_user = 'app_user'))
  execute function refuse_closed_session();
