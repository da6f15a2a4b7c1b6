-- Reasons that the service writes itself are codes (`code:late_payment`), which readers show in their language. What
-- people type is never of that form.

create function is_reason(value text) returns boolean
  language sql immutable parallel safe
  return value !~ '^code:[a-z_]+$' or value in ('code:booking_cancelled', 'code:cancelled_by_player',
    'code:late_payment', 'code:other_amount', 'code:other_collector', 'code:other_currency',
    'code:refunded_at_gateway', 'code:surplus', 'code:unconfirmed');
comment on function is_reason is 'Whether a reason is a text of a person or one of the codes that readers know.';

create temporary table sentences (sentence text primary key, code text not null) on commit drop;
insert into sentences values
  ('Cancelada por el jugador', 'code:cancelled_by_player'),
  ('Sin confirmar a tiempo', 'code:unconfirmed'),
  ('Reserva cancelada', 'code:booking_cancelled'),
  ('El pago llegó tarde: el turno ya no estaba libre', 'code:late_payment'),
  ('Devolución hecha en Mercado Pago', 'code:refunded_at_gateway'),
  ('Excedente', 'code:surplus');
grant select on sentences to app_platform;
grant update (reason) on audit to app_platform;
alter table refunds disable trigger refunds_append_only;
alter table ledger_entries disable trigger ledger_entries_append_only;
alter table audit disable trigger audit_append_only;

set local role app_platform;
update refunds r set reason = s.code from sentences s where s.sentence = r.reason;
update ledger_entries e set notes = s.code from sentences s where s.sentence = e.notes and e.payment_id is not null;
update audit a set reason = s.code from sentences s
  where s.sentence = a.reason and a.action in ('booking.cancel', 'booking.keep', 'payment.refund');
update audit set reason = 'code:other_' || split_part(reason, ' ', 1)
  where action = 'payment.online' and reason ~ '^(amount|collector|currency) of ';
update bookings b set cancel_reason = s.code
  from sentences s join online_bookings o on true
  where s.sentence = b.cancel_reason and o.club_id = b.club_id and o.booking_id = b.id;
reset role;

revoke update (reason) on audit from app_platform;
alter table refunds enable trigger refunds_append_only,
  add constraint refunds_reason check (is_reason(reason));
alter table ledger_entries enable trigger ledger_entries_append_only,
  add constraint ledger_entries_notes check (is_reason(notes));
alter table audit enable trigger audit_append_only,
  add constraint audit_reason check (is_reason(reason));
alter table bookings add constraint bookings_cancel_reason check (is_reason(cancel_reason));

/* Cancels bookings whose player did not confirm or pay them in time. What was paid for stays for the club to settle. */
create or replace function expire_bookings(of_club uuid, ids uuid[]) returns void
  language sql as $$
  with ended as (
    update bookings set state = 'cancelled', cancel_reason = 'code:unconfirmed', undo = null, version = version + 1
    where club_id = of_club and id = any(ids) and state = 'pending_payment' and hold_until <= clock_timestamp() and paid = 0
    returning club_id, id
  ), marked as (
    update online_bookings o set expired_at = clock_timestamp()
    from ended e where o.club_id = e.club_id and o.booking_id = e.id
  ), published as (
    insert into outbox (club_id, name, version, payload, any_of)
    select club_id, 'booking.hold_ended', 1, jsonb_build_object('club_id', club_id, 'booking_id', id),
      array['schedule', 'booking'] from ended
    returning club_id
  )
  select pg_notify('outbox', club_id::text) from (select distinct club_id from published) clubs;
$$;
