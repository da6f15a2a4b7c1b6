-- Each desk of a club counts its own cash: the buffet's till and the reception. Sessions until now were the buffet's.

alter table cash_sessions add column desk text not null default 'buffet' constraint cash_sessions_desk
  check (desk in ('buffet', 'reception'));
alter table cash_sessions alter column desk drop default;
comment on column cash_sessions.desk is 'Place with a drawer of its own; at most one session is open at each.';
drop index cash_sessions_open;
create unique index cash_sessions_open on cash_sessions (club_id, desk) where closed_at is null;
create index cash_sessions_of_desk on cash_sessions (club_id, desk, opened_at desc);

/*
 * Returns the open session in which money belongs that someone takes at one of these desks, named in the order of
 * preference: that of the desk, else the one that the taker opened elsewhere. As long as none of the desks has ever
 * had a session, the club has one drawer, and it is any open session.
 */
create function cash_session_for(club uuid, at_desks text[], taker uuid) returns uuid
  language sql stable as $$
  select s.id from cash_sessions s
  where s.club_id = club and s.closed_at is null and (s.desk = any (at_desks) or s.opened_by = taker
    or not exists (select 1 from cash_sessions e where e.club_id = club and e.desk = any (at_desks)))
  order by array_position(at_desks, s.desk) nulls last, s.opened_by = taker desc, s.opened_at limit 1
$$;

/* Whether the club counts its cash: it has opened a session, at the reception or while its plan has the buffet. */
create function cash_is_counted(club uuid) returns boolean
  language sql stable as $$
  select exists (select 1 from cash_sessions where club_id = club and desk = 'reception')
    or exists (select 1 from cash_sessions where club_id = club) and (
      select (p.features ->> 'buffet')::boolean from clubs c join plans p on p.id = plan_of(c.owner_id)
      where c.id = club)
$$;

/*
 * Desks at which money for something is taken. A caller that knows the desk better sets app.desk for its transaction:
 * consumptions are charged at the buffet, or with their booking at the reception.
 */
create function desks_of(for_order boolean, for_consumption boolean) returns text[]
  language sql stable as $$
  select case when coalesce(current_setting('app.desk', true), '') <> ''
      then array[current_setting('app.desk', true)] else array[]::text[] end
    || case when for_order then array['buffet'] when for_consumption then array['buffet', 'reception']
      else array['reception'] end
$$;

/*
 * Returns the open session for money taken at these desks, or null, and keeps it open until the end of this
 * transaction. Cash requires one at a club that counts its cash.
 */
create function open_cash_session(club uuid, is_cash boolean, at_desks text[], taker uuid) returns uuid
  language plpgsql as $$
declare
  session uuid;
begin
  loop
    session := cash_session_for(club, at_desks, taker);
    exit when session is null;
    perform 1 from cash_sessions where club_id = club and id = session and closed_at is null for share;
    exit when found;
  end loop;
  if session is null and is_cash and cash_is_counted(club) then
    raise exception 'cash_session_needed'
      using errcode = 'CN409', detail = json_build_object('desk', at_desks[1])::text;
  end if;
  return session;
end $$;

create or replace function payment_in_session() returns trigger
  language plpgsql as $$
begin
  if new.created_by is not null and new.method <> 'player_credit' and new.cash_session_id is null then
    new.cash_session_id := open_cash_session(new.club_id, new.method = 'cash',
      desks_of(new.order_id is not null, new.consumption_id is not null), new.created_by);
  end if;
  return new;
end $$;

create or replace function changed_payment_in_session() returns trigger
  language plpgsql as $$
begin
  if new.cash_session_id is null and new.created_by is not null then
    new.cash_session_id := open_cash_session(new.club_id, true,
      desks_of(new.order_id is not null, new.consumption_id is not null), new.created_by);
  end if;
  return new;
end $$;

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
    new.cash_session_id := open_cash_session(new.club_id, paid.method = 'cash',
      desks_of(paid.order_id is not null, paid.consumption_id is not null), new.created_by);
  end if;
  return new;
end $$;

create or replace function ledger_entry_in_session() returns trigger
  language plpgsql as $$
begin
  if new.created_by is not null and new.method is not null and new.cash_session_id is null then
    new.cash_session_id := open_cash_session(new.club_id, new.method = 'cash', desks_of(false, false), new.created_by);
  end if;
  return new;
end $$;

drop function open_cash_session(uuid, boolean);
