-- Finds due reminders by the start of the booking, which a partial index can only have in the same table.

alter table online_bookings add column starts_at timestamptz;
set local role app_platform;
update online_bookings o set starts_at = b.starts_at from bookings b where b.club_id = o.club_id and b.id = o.booking_id;
reset role;
alter table online_bookings alter column starts_at set not null;
comment on column online_bookings.starts_at is 'Start of the booking, copied by triggers.';
create index online_bookings_to_remind on online_bookings (starts_at) where reminder and reminded_at is null;

create function copy_online_start() returns trigger
  language plpgsql as $$
begin
  select starts_at into new.starts_at from bookings where club_id = new.club_id and id = new.booking_id;
  return new;
end $$;
create trigger online_bookings_copy_start before insert on online_bookings
  for each row execute function copy_online_start();

create or replace function note_online_change() returns trigger
  language plpgsql as $$
begin
  update online_bookings
    set mail_due_at = coalesce(mail_due_at, clock_timestamp() + interval '1 minute'), starts_at = new.starts_at
  where club_id = new.club_id and booking_id = new.id;
  return null;
end $$;
