-- Payments that are corrected or given back, and what each player of a booking owes of its price.

alter table payments
  drop constraint payments_method_check,
  add constraint payments_method check
    (method in ('cash', 'credit_card', 'debit_card', 'transfer', 'qr', 'other', 'player_credit')),
  alter column created_at set default clock_timestamp(),
  add column refunded bigint not null default 0,
  add column voided_by uuid references users (id),
  add column void_reason text,
  add column version int not null default 1,
  add constraint payments_refunded check (refunded between 0 and amount),
  add constraint payments_void check (void_reason is null or voided_at is not null),
  add constraint payments_void_or_refund check (voided_at is null or refunded = 0),
  add constraint payments_credit_of check (method <> 'player_credit' or player_id is not null);
comment on table payments is 'Money that came in for a booking, centavos. Voided when it was entered by mistake, never deleted; refunded: how much went back.';
comment on column payments.method is 'How it was paid; player_credit is no money but what the player had with the club.';
comment on column payments.refunded is 'Sum of its refunds; kept by the trigger on refunds.';
create index payments_newest on payments (club_id, created_at desc, id desc);
create index payments_of_player on payments (club_id, player_id) where player_id is not null;

create table refunds (
  club_id uuid not null,
  id uuid not null default gen_random_uuid(),
  payment_id uuid not null,
  amount bigint not null check (amount > 0),
  destination text not null check (destination in ('money', 'credit')),
  reason text not null,
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  primary key (club_id, id),
  foreign key (club_id, payment_id) references payments (club_id, id)
);
comment on table refunds is 'Parts of payments that went back, append-only: as money by the method of the payment, or into a player''s credit.';
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

/* Locks the booking first: two payments at once then add up instead of each missing the other. */
create or replace function keep_paid() returns trigger
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
drop trigger payments_keep_paid on payments;
create trigger payments_keep_paid after insert or delete or update of amount, refunded, voided_at on payments
  for each row execute function keep_paid();

create table booking_shares (
  club_id uuid not null,
  booking_id uuid not null,
  player_id uuid not null,
  amount bigint not null check (amount >= 0),
  primary key (club_id, booking_id, player_id),
  foreign key (club_id, booking_id, player_id) references booking_players (club_id, booking_id, player_id)
    on update cascade on delete cascade
);
comment on table booking_shares is 'What a player owes of a booking where it was agreed; the others split the rest equally.';
call protect_tenant_table('booking_shares');
