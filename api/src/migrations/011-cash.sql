-- The cash of a club between its opening and its count. Money that people take or refund belongs to the open session.

create table cash_sessions (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  opening_amount bigint not null check (opening_amount >= 0),
  opened_by uuid references users (id),
  opened_at timestamptz not null default clock_timestamp(),
  closed_by uuid references users (id),
  closed_at timestamptz,
  counted jsonb check (jsonb_typeof(counted) = 'object'),
  expected jsonb check (jsonb_typeof(expected) = 'object'),
  note text not null default '',
  primary key (club_id, id),
  constraint cash_sessions_closed check (num_nonnulls(closed_at, counted, expected) in (0, 3))
);
comment on table cash_sessions is
  'counted and expected: centavos by payment method, written when the session is closed and never changed afterwards.';
create unique index cash_sessions_open on cash_sessions (club_id) where closed_at is null;
create index cash_sessions_newest on cash_sessions (club_id, opened_at desc);
call protect_tenant_table('cash_sessions');

create table cash_movements (
  club_id uuid not null,
  id uuid not null default gen_random_uuid(),
  session_id uuid not null,
  type text not null check (type in ('in', 'out')),
  amount bigint not null check (amount > 0),
  reason text not null check (reason <> ''),
  created_by uuid references users (id),
  created_at timestamptz not null default clock_timestamp(),
  primary key (club_id, id),
  foreign key (club_id, session_id) references cash_sessions (club_id, id)
);
comment on table cash_movements is
  'Cash put into the drawer or taken out of it for reasons other than a sale, append-only.';
create index cash_movements_of_session on cash_movements (club_id, session_id);
call protect_tenant_table('cash_movements');
create trigger cash_movements_append_only before update or delete or truncate on cash_movements
  for each statement execute function refuse_change();

alter table payments add foreign key (club_id, cash_session_id) references cash_sessions (club_id, id);
alter table refunds add foreign key (club_id, cash_session_id) references cash_sessions (club_id, id);
alter table ledger_entries add foreign key (club_id, cash_session_id) references cash_sessions (club_id, id);
create index payments_of_session on payments (club_id, cash_session_id) where cash_session_id is not null;
create index refunds_of_session on refunds (club_id, cash_session_id) where cash_session_id is not null;
create index ledger_entries_of_session on ledger_entries (club_id, cash_session_id) where cash_session_id is not null;

/*
 * Returns the open session, or null, and keeps it open until the end of this transaction. Cash requires an open session
 * at a club that counts its cash: one that has ever opened a session, while its plan has the buffet.
 */
create function open_cash_session(club uuid, is_cash boolean) returns uuid
  language plpgsql as $$
declare
  session uuid;
begin
  select id into session from cash_sessions where club_id = club and closed_at is null for share;
  if session is null and is_cash and exists (select 1 from cash_sessions where club_id = club) and (
    select (p.features ->> 'buffet')::boolean from clubs c join plans p on p.id = plan_of(c.owner_id) where c.id = club
  ) then
    raise exception 'cash_session_needed' using errcode = 'CN409', detail = '{}';
  end if;
  return session;
end $$;

/* An online payment has no creator and is in no drawer; credit is not money. */
create function payment_in_session() returns trigger
  language plpgsql as $$
begin
  if new.created_by is not null and new.method <> 'player_credit' and new.cash_session_id is null then
    new.cash_session_id := open_cash_session(new.club_id, new.method = 'cash');
  end if;
  return new;
end $$;
create trigger payments_in_session before insert on payments for each row execute function payment_in_session();

/* A payment that is changed to cash is in the drawer from then on. */
create function changed_payment_in_session() returns trigger
  language plpgsql as $$
begin
  if new.cash_session_id is null and new.created_by is not null then
    new.cash_session_id := open_cash_session(new.club_id, true);
  end if;
  return new;
end $$;
create trigger payments_changed_in_session before update of method on payments
  for each row when (new.method = 'cash' and old.method <> 'cash') execute function changed_payment_in_session();

/* An online payment is refunded online: its refund is in no drawer, whoever makes it. */
create function refund_in_session() returns trigger
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
create trigger refunds_in_session before insert on refunds for each row execute function refund_in_session();

create function ledger_entry_in_session() returns trigger
  language plpgsql as $$
begin
  if new.created_by is not null and new.method is not null and new.cash_session_id is null then
    new.cash_session_id := open_cash_session(new.club_id, new.method = 'cash');
  end if;
  return new;
end $$;
create trigger ledger_entries_in_session before insert on ledger_entries
  for each row execute function ledger_entry_in_session();

/* A counted session never changes: a payment of a closed session can only be refunded, in the session open then. */
create function keep_closed_session() returns trigger
  language plpgsql as $$
begin
  perform 1 from cash_sessions where club_id = old.club_id and id = old.cash_session_id for share;
  if exists (
    select 1 from cash_sessions where club_id = old.club_id and id = old.cash_session_id and closed_at is not null
  ) then
    raise exception 'cash_session_closed' using errcode = 'CN409', detail = '{}';
  end if;
  return new;
end $$;
create trigger payments_keep_closed_session before update of amount, method, voided_at on payments
  for each row when (old.cash_session_id is not null
    and (old.amount, old.method, old.voided_at) is distinct from (new.amount, new.method, new.voided_at))
  execute function keep_closed_session();
