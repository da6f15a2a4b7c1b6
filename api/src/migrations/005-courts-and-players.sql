-- Courts that a club rents out, and the players who rent them. Keys carry the club, so that rows of two clubs can never be linked.

create table courts (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references clubs (id),
  name text not null check (name <> ''),
  sport text not null check (sport in ('padel', 'tennis', 'squash', 'football5', 'other')),
  surface text not null default '',
  indoor boolean not null default false,
  capacity int not null default 4 check (capacity between 1 and 100),
  color text not null default '#2f7d5b' check (color ~ '^#[0-9a-f]{6}$'),
  sort int not null default 0,
  status text not null default 'active' check (status in ('active', 'maintenance', 'inactive')),
  base_price bigint not null default 0 check (base_price >= 0),
  kept_in_plan boolean not null default false,
  blocked_by_plan_at timestamptz,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  version int not null default 1,
  constraint courts_of_club unique (club_id, id)
);
comment on table courts is
  'base_price: centavos for 60 minutes. A removed court remains for the bookings it had.';
comment on column courts.kept_in_plan is 'Whether the owner chose to keep it when the plan allows fewer courts.';
comment on column courts.blocked_by_plan_at is
  'When it stops taking new bookings because it is surplus to the plan; maintained by review_plan_limit.';
create unique index courts_name on courts (club_id, fold(name)) where removed_at is null;
call protect_tenant_table('courts');

create function courts_review_plan_limit() returns trigger
  language plpgsql as $$
begin
  perform review_plan_limit(new.club_id);
  return null;
end $$;
create trigger courts_review_plan_limit after insert or update of removed_at, kept_in_plan on courts
  for each row execute function courts_review_plan_limit();

create table players (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  first_name text not null check (first_name <> ''),
  last_name text not null default '',
  phone_country text,
  phone text,
  email text,
  category text not null default '',
  notes text not null default '',
  member boolean not null default false,
  blocked boolean not null default false,
  credit bigint not null default 0 constraint players_credit check (credit >= 0),
  merged_into uuid,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  version int not null default 1,
  sort_name text collate "C" not null generated always as (fold(first_name || ' ' || last_name)) stored,
  search text not null generated always as (
    fold(first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' ||
      coalesce(ltrim(phone_country, '+') || phone, ''))
  ) stored,
  primary key (club_id, id),
  constraint players_merged_into foreign key (club_id, merged_into) references players (club_id, id),
  constraint players_merged_is_removed check (merged_into is null or removed_at is not null),
  check ((phone is null) = (phone_country is null))
);
comment on table players is
  'People who play at a club. phone: digits of the national number; phone_country: its calling code with the plus.';
comment on column players.member is 'Whether the player is a member of the club, and pays the prices for members.';
comment on column players.credit is 'Sum of the ledger in centavos; maintained by the trigger on ledger_entries.';
comment on column players.merged_into is 'Player who took over the bookings, payments and credit of this one.';
comment on column players.search is 'Names, e-mail and phone without case and accents, for `like`.';
create unique index players_phone on players (club_id, phone_country, phone) where removed_at is null;
create unique index players_email on players (club_id, email) where removed_at is null;
create index players_by_name on players (club_id, left(sort_name, 100), id) where removed_at is null;
call protect_tenant_table('players');

create table ledger_entries (
  club_id uuid not null,
  id uuid not null default gen_random_uuid(),
  seq bigint not null generated always as identity,
  player_id uuid not null,
  kind text not null check (kind in ('deposit', 'withdrawal', 'adjustment', 'surplus', 'payment', 'reversal')),
  amount bigint not null check (amount <> 0),
  method text check (method in ('cash', 'credit_card', 'debit_card', 'transfer', 'qr', 'other')),
  payment_id uuid,
  cash_session_id uuid,
  notes text not null default '',
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, player_id) references players (club_id, id),
  constraint ledger_entries_sign check (case kind
    when 'adjustment' then true
    when 'withdrawal' then amount < 0
    when 'payment' then amount < 0
    else amount > 0 end),
  constraint ledger_entries_method check ((kind in ('deposit', 'withdrawal')) = (method is not null)),
  constraint ledger_entries_payment check ((kind in ('surplus', 'payment', 'reversal')) = (payment_id is not null))
);
comment on table ledger_entries is
  'Movements of players'' credit in centavos, append-only: deposits and withdrawals of money (method), adjustments, '
  'the surplus of a payment, payments made with credit and their reversals.';
create index ledger_entries_of_player on ledger_entries (club_id, player_id, seq);
call protect_tenant_table('ledger_entries');

/* When two players are merged, the entries move to the one that remains; nothing else of an entry ever changes. */
create function ledger_append_only() returns trigger
  language plpgsql as $$
declare
  kept ledger_entries;
begin
  kept := old;
  if tg_op = 'UPDATE' then
    kept.player_id := new.player_id;
    if kept is not distinct from new then
      return new;
    end if;
  end if;
  raise exception 'ledger_entries is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function ledger_append_only();
create trigger ledger_entries_no_truncate before truncate on ledger_entries
  for each statement execute function refuse_change();

/* Locks the player first, so that two entries at once add up instead of each missing the other. The check on players
   refuses a credit below zero. */
create function keep_credit() returns trigger
  language plpgsql as $$
begin
  perform 1 from players where club_id = new.club_id and id in (new.player_id, old.player_id)
    order by id for no key update;
  update players p set credit = (
    select coalesce(sum(e.amount), 0) from ledger_entries e where e.club_id = p.club_id and e.player_id = p.id)
  where p.club_id = new.club_id and p.id in (new.player_id, old.player_id);
  return null;
end $$;
create trigger ledger_entries_keep_credit after insert or update of player_id on ledger_entries
  for each row execute function keep_credit();
