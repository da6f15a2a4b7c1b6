/*
Refuses another method for a payment of which a closed session counted a refund: refunds are counted by the method of their
payment, so that the session would no longer be what was expected of it.
*/
create function keep_counted_refunds() returns trigger
  language plpgsql as $$
begin
  perform 1 from cash_sessions s
    where s.club_id = old.club_id and s.id in (
      select r.cash_session_id from refunds r where r.club_id = old.club_id and r.payment_id = old.id)
    order by s.id for share;
  if exists (
    select 1 from refunds r join cash_sessions s on s.club_id = r.club_id and s.id = r.cash_session_id
    where r.club_id = old.club_id and r.payment_id = old.id and s.closed_at is not null
  ) then
    raise exception 'cash_session_closed' using errcode = 'CN409', detail = '{}';
  end if;
  return new;
end $$;
create trigger payments_keep_counted_refunds before update of method on payments
  for each row when (old.refunded > 0 and old.method is distinct from new.method)
  execute function keep_counted_refunds();
