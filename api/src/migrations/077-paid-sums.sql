/*
 * What is paid changes by what a payment adds to it or takes away. To sum all payments of the booking each time took a
 * plan that a table without statistics got wrong: several of its indexes begin with the club, so for each row it read all
 * payments of the club. The update locks what is paid, so that two payments at once add up.
 */

/* Returns what a payment counts for: nothing once it is voided. */
create function paid_by(payment payments) returns bigint
  language sql immutable as $$ select case when payment.voided_at is null then payment.amount - payment.refunded else 0 end $$;

create or replace function keep_paid() returns trigger
  language plpgsql as $$
begin
  update bookings set
    paid = paid + coalesce(paid_by(new), 0) - coalesce(paid_by(old), 0),
    version = version + 1
  where club_id = coalesce(new.club_id, old.club_id) and id = coalesce(new.booking_id, old.booking_id);
  return null;
end $$;

create or replace function keep_sale_paid() returns trigger
  language plpgsql as $$
declare
  more bigint := paid_by(new) - coalesce(paid_by(old), 0);
begin
  update orders set paid = paid + more, version = version + 1 where club_id = new.club_id and id = new.order_id;
  update consumptions set paid = paid + more, version = version + 1
  where club_id = new.club_id and id = new.consumption_id;
  return null;
end $$;
