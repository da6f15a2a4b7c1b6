-- Money that comes in, money that is refunded, and what each player of a booking owes of its price.

create table payments (
  club_id uuid not null,
  id uuid not null default gen_random_uuid(),
  booking_id uuid,
  order_id uuid,
  consumption_id uuid,
  player_id uuid,
  method text not null constraint payments_method
    check (method in ('cash', 'credit_card', 'debit_card', 'transfer', 'qr', 'other', 'player_credit')),
  amount bigint not null check (amount > 0),
  refunded bigint not null default 0,
  notes text not null default '',
  cash_session_id uuid,
  created_by uuid references users (id),
  created_at timestamptz not null default clock_timestamp(),
  voided_at timestamptz,
  voided_by uuid references users (id),
  void_reason text,
  version int not null default 1,
  primary key (club_id, id),
  foreign key (club_id, booking_id) references bookings (club_id, id),
  foreign key (club_id, player_id) references players (club_id, id),
  constraint payments_target check (num_nonnulls(booking_id, order_id, consumption_id) = 1),
  constraint payments_refunded check (refunded between 0 and amount),
  constraint payments_void check (void_reason is null or voided_at is not null),
  constraint payments_void_or_refund check (voided_at is null or refunded = 0),
  constraint payments_credit_of check (method <> 'player_credit' or player_id is not null)
);
comment on table payments is
  'Money that came in for a booking, an order or a consumption, in centavos. A payment that was entered by mistake is '
  'voided, never deleted.';
comment on column payments.method is 'How it was paid; player_credit is not money but the credit of the player.';
comment on column payments.refunded is 'Sum of its refunds in centavos; maintained by the trigger on refunds.';
create index payments_of_booking on payments (club_id, booking_id);
create index payments_newest on payments (club_id, created_at desc, id desc);
create index payments_of_player on payments (club_id, player_id) where player_id is not null;
call protect_tenant_table('payments');

/* Locks the booking first: two payments at once then add up instead of each missing the other. */
create function keep_paid() returns trigger
  language plpgsql as $$
declare
  touched record;
begin
  touched := coalesce(new, old);
  if touched.booking_id is null then
    return null;
  end if;
  perform 1 from bookings where club_id = touched.club_id and id = touched.booking_id for no key update;
  update bookings set
    paid = (select coalesce(sum(amount - refunded), 0) from payments
      where club_id = touched.club_id and booking_id = touched.booking_id and voided_at is null),
    version = version + 1
  where club_id = touched.club_id and id = touched.booking_id;
  return null;
end $$;
create trigger payments_keep_paid after insert or delete or update of amount, refunded, voided_at on payments
  for each row execute function keep_paid();

create table refunds (
  club_id uuid not null,
  id uuid not null default gen_random_uuid(),
  payment_id uuid not null,
  amount bigint not null check (amount > 0),
  destination text not null check (destination in ('money', 'credit')),
  reason text not null,
  cash_session_id uuid,
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, payment_id) references payments (club_id, id)
);
comment on table refunds is
  'Refunds of payments, append-only: as money by the method of the payment, or into the player''s credit.';
create index refunds_of_payment on refunds (club_id, payment_id);
call protect_tenant_table('refunds');
create trigger refunds_append_only before update or delete or truncate on refunds
  for each statement execute function refuse_change();

create function keep_refunded() returns trigger
  language plpgsql as $$
begin
  update payments set refunded = refunded + new.amount, version = version + 1
  where club_id = new.club_id and id = new.payment_id;
  return null;
end $$;
create trigger refunds_keep_refunded after insert on refunds for each row execute function keep_refunded();

alter table ledger_entries add foreign key (club_id, payment_id) references payments (club_id, id);
create index ledger_entries_of_payment on ledger_entries (club_id, payment_id) where payment_id is not null;

create table booking_shares (
  club_id uuid not null,
  booking_id uuid not null,
  player_id uuid not null,
  amount bigint not null check (amount >= 0),
  primary key (club_id, booking_id, player_id),
  foreign key (club_id, booking_id, player_id) references booking_players (club_id, booking_id, player_id)
    on update cascade on delete cascade
);
comment on table booking_shares is
  'Agreed part of a player in a booking''s price; the other players split the rest equally.';
call protect_tenant_table('booking_shares');
