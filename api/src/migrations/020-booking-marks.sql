-- The day shows which bookings have notes and consumptions: kept with the booking, so that reading a day looks nowhere
-- else.

alter table bookings
  add column has_notes boolean not null default false,
  add column has_consumptions boolean not null default false;
comment on column bookings.has_notes is
  'Whether it or its series has notes; maintained by the trigger on booking_notes, without a new version.';
comment on column bookings.has_consumptions is
  'Whether something was consumed at it; maintained by the trigger on consumptions, without a new version.';

/*
 * Locks the bookings first: of a note that is added and one that is removed at once, the later then sees the other.
 * A series' bookings are locked by start, as its changes do.
 */
create function keep_has_notes() returns trigger
  language plpgsql as $$
declare
  touched record;
begin
  touched := coalesce(new, old);
  if touched.series_id is null then
    perform 1 from bookings where club_id = touched.club_id and id = touched.booking_id for no key update;
  else
    perform 1 from bookings where club_id = touched.club_id and series_id = touched.series_id
      order by starts_at for no key update;
  end if;
  update bookings b set has_notes = not b.has_notes
  where b.club_id = touched.club_id
    and (touched.series_id is null and b.id = touched.booking_id or b.series_id = touched.series_id)
    and b.has_notes <> exists (
      select from booking_notes n
      where n.club_id = b.club_id and (n.booking_id = b.id or n.series_id = b.series_id));
  return null;
end $$;
create trigger booking_notes_keep_has_notes after insert or delete on booking_notes
  for each row execute function keep_has_notes();

/* A consumption that comes in needs no look at the others: many may come at once. */
create function keep_has_consumptions() returns trigger
  language plpgsql as $$
begin
  perform 1 from bookings where club_id = new.club_id and id = new.booking_id for no key update;
  if tg_op = 'INSERT' then
    update bookings set has_consumptions = true
    where club_id = new.club_id and id = new.booking_id and not has_consumptions and new.removed_at is null;
    return null;
  end if;
  update bookings b set has_consumptions = not b.has_consumptions
  where b.club_id = new.club_id and b.id = new.booking_id
    and b.has_consumptions <> exists (
      select from consumptions c where c.club_id = b.club_id and c.booking_id = b.id and c.removed_at is null);
  return null;
end $$;
create trigger consumptions_keep_has_consumptions after insert or update of removed_at on consumptions
  for each row execute function keep_has_consumptions();

set local role app_platform;
update bookings b set
  has_notes = exists (
    select from booking_notes n where n.club_id = b.club_id and (n.booking_id = b.id or n.series_id = b.series_id)),
  has_consumptions = exists (
    select from consumptions c where c.club_id = b.club_id and c.booking_id = b.id and c.removed_at is null);
reset role;
