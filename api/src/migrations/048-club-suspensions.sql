-- Suspensions of clubs by the platform: whoever is suspended reads everything and changes nothing.

create table club_suspensions (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references clubs (id) on delete cascade,
  reason text not null constraint club_suspensions_reason check (length(trim(reason)) >= 5),
  began_at timestamptz not null,
  ended_at timestamptz constraint club_suspensions_ended check (ended_at >= began_at)
);
comment on table club_suspensions is 'Times in which a club could change nothing, with the reason that its people read.';
comment on column club_suspensions.ended_at is 'When a super admin lifted it; null while it lasts.';
create unique index club_suspensions_running on club_suspensions (club_id) where ended_at is null;
call protect_tenant_table('club_suspensions');
revoke insert, update, delete on club_suspensions from app_user;
revoke delete on club_suspensions from app_platform;
