-- Invitations into teams, which are memberships only once whoever was invited accepts.

create table invitations (
  club_id uuid not null references clubs (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  email text not null constraint invitations_email check (email = lower(email)),
  role text not null constraint invitations_role check (role in ('manager', 'staff')),
  permissions jsonb not null constraint invitations_permissions check (jsonb_typeof(permissions) = 'object'),
  token_hash text not null constraint invitations_token unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  version int not null default 1,
  primary key (club_id, user_id)
);
comment on table invitations is
  'People who were invited into a team and have not accepted: they have no rights, and the club knows their address alone.';
comment on column invitations.email is 'Address as the club wrote it, in lower case.';
comment on column invitations.token_hash is 'Hash of the token in the mailed link, by which an invitation is accepted.';
create index invitations_user on invitations (user_id);
create index invitations_expires on invitations (expires_at);
call protect_tenant_table('invitations');
revoke insert, update, delete on invitations from app_user;
