-- Memberships that ended: who left a club has no rights there, but a name on what they sold, counted and booked.

create table ended_memberships (
  club_id uuid not null references clubs (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('owner', 'manager', 'staff')),
  permissions jsonb check (jsonb_typeof(permissions) = 'object'),
  created_at timestamptz not null,
  ended_at timestamptz not null,
  primary key (club_id, user_id, ended_at)
);
comment on table ended_memberships is
  'Memberships of before; memberships holds the running ones, so that no reader of rights has to tell them apart.';
comment on column ended_memberships.created_at is 'When the membership began.';
create index ended_memberships_user on ended_memberships (user_id);
call protect_tenant_table('ended_memberships');
revoke update, delete on ended_memberships from app_user;
revoke update on ended_memberships from app_platform;

/* Keeps a membership that is deleted, by whatever statement. */
create function keep_ended_membership() returns trigger
  language plpgsql as $$
begin
  insert into ended_memberships (club_id, user_id, role, permissions, created_at, ended_at)
  values (old.club_id, old.user_id, old.role, old.permissions, old.created_at, clock_timestamp());
  return null;
end $$;
create trigger memberships_end after delete on memberships
  for each row execute function keep_ended_membership();

/* People who left before this migration are known from what they did at the club. */
insert into ended_memberships (club_id, user_id, role, created_at, ended_at)
select a.club_id, a.actor_id, 'staff', min(a.at), max(a.at)
from audit a join users u on u.id = a.actor_id join clubs c on c.id = a.club_id
where a.role in ('manager', 'staff')
  and not exists (select from memberships m where m.club_id = a.club_id and m.user_id = a.actor_id)
group by a.club_id, a.actor_id;

drop policy club_people on users;
create policy club_people on users for select to app_user using (
  exists (select from memberships m where m.user_id = users.id)
  or exists (select from ended_memberships e where e.user_id = users.id)
  or exists (select from impersonations i where i.user_id = users.id));
comment on policy club_people on users is
  'A club''s own transactions see the names of its people, of those who left and of super admins who entered, and '
  'nothing else of accounts.';
