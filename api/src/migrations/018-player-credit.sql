-- What a player has with the club: every movement of it, and the sum.

alter table players add column credit bigint not null default 0 constraint players_credit check (credit >= 0);
comment on column players.credit is 'Sum of the ledger, centavos; kept by the trigger on ledger_entries.';

create table ledger_entries (
  club_id uuid not null,
  id uuid not null default gen_random_uuid(),
  seq bigint not null generated always as identity,
  player_id uuid not null,
  kind text not null check (kind in ('deposit', 'withdrawal', 'adjustment', 'surplus', 'payment', 'reversal')),
  amount bigint not null check (amount <> 0),
  method text check (method in ('cash', 'credit_card', 'debit_card', 'transfer', 'qr', 'other')),
  payment_id uuid,
  notes text not null default '',
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, player_id) references players (club_id, id),
  foreign key (club_id, payment_id) references payments (club_id, id),
  constraint ledger_entries_sign check (case kind
    when 'adjustment' then true
    when 'withdrawal' then amount < 0
    when 'payment' then amount < 0
    else amount > 0 end),
  constraint ledger_entries_method check ((kind in ('deposit', 'withdrawal')) = (method is not null)),
  constraint ledger_entries_payment check ((kind in ('surplus', 'payment', 'reversal')) = (payment_id is not null))
);
comment on table ledger_entries is 'Movements of players'' credit, centavos, append-only: deposits and withdrawals of money (method), adjustments, surplus of a payment, payments made with it and their reversals.';
create index ledger_entries_of_player on ledger_entries (club_id, player_id, seq);
create index ledger_entries_of_payment on ledger_entries (club_id, payment_id) where payment_id is not null;
call protect_tenant_table('ledger_entries');

/* When two players are made one their entries go along; nothing else of an entry ever changes. */
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

/* Locks the player first, as keep_paid does with the booking. The check on players refuses what would go below zero. */
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
