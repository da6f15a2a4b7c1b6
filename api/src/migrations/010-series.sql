-- Series that are made and changed as a whole, notes of bookings, and who did what to them.

alter table bookings add column moved boolean not null default false;
comment on column bookings.moved is 'An occurrence that was given a place of its own: when its series moves it stays there.';

create table booking_notes (
  club_id uuid not null,
  id uuid not null default gen_random_uuid(),
  booking_id uuid,
  series_id uuid,
  text text not null check (text <> ''),
  author_id uuid references users (id),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  version int not null default 1,
  primary key (club_id, id),
  foreign key (club_id, booking_id) references bookings (club_id, id),
  foreign key (club_id, series_id) references series (club_id, id),
  constraint booking_notes_of_one check ((booking_id is null) <> (series_id is null))
);
comment on table booking_notes is 'Notes of one booking, or of a series: those show with each of its bookings.';
create index booking_notes_of_booking on booking_notes (club_id, booking_id) where booking_id is not null;
create index booking_notes_of_series on booking_notes (club_id, series_id) where series_id is not null;
call protect_tenant_table('booking_notes');

create index audit_object on audit (object_id, at desc) where object_id is not null;
