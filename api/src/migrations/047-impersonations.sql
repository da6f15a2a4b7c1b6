-- Entries of super admins into clubs: with a reason, for half an hour, and read only unless asked otherwise.

create table impersonations (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references clubs (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  reason text not null constraint impersonations_reason check (length(trim(reason)) >= 5),
  may_write boolean not null,
  began_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  constraint impersonations_half_an_hour check (ends_at = began_at + interval '30 minutes'),
  constraint impersonations_ended check (ended_at between began_at and ends_at),
  constraint impersonations_one_at_a_time exclude using gist (
    session_id with =, tstzrange(began_at, coalesce(ended_at, ends_at)) with &&)
);
comment on table impersonations is
  'Entries of super admins into clubs that are not theirs, by which one session has the rights of the owner for half an hour.';
comment on column impersonations.may_write is 'False: the session reads and changes nothing.';
comment on column impersonations.ended_at is 'When the super admin left before the half hour was over; null otherwise.';
create index impersonations_club on impersonations (club_id, user_id);
create index impersonations_user on impersonations (user_id);
call protect_tenant_table('impersonations');
revoke insert, delete, update on impersonations from app_user;
grant update (ended_at) on impersonations to app_user;
revoke delete on impersonations from app_platform;
