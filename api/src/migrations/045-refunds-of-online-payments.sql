-- What came in online goes back online: its refund is in no drawer, whoever gives it.

create or replace function refund_in_session() returns trigger
  language plpgsql as $$
declare
  paid payments;
begin
  if new.created_by is null or new.destination <> 'money' or new.cash_session_id is not null then
    return new;
  end if;
  select * into paid from payments where club_id = new.club_id and id = new.payment_id;
  if paid.created_by is not null or paid.method = 'cash' then
    new.cash_session_id := open_cash_session(new.club_id, paid.method = 'cash');
  end if;
  return new;
end $$;
