-- Accounts, how people sign in, and the keys by which a request of theirs can be retried.

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  password_hash text not null,
  name text not null check (name <> ''),
  language text not null default 'es' check (language in ('es', 'en', 'pt')),
  roles text[] not null default '{}' check (roles <@ array['admin', 'super_admin']),
  email_verified_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table users is 'Accounts. roles: roles on the platform; memberships hold what someone may do at a club.';
create unique index users_email on users (lower(email));
call protect_platform_table('users');

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  user_agent text not null default '',
  address text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text
    check (revoked_reason in ('logout', 'password_reset', 'password_change', 'refresh_reuse', 'revoked')),
  check ((revoked_at is null) = (revoked_reason is null))
);
comment on table sessions is
  'One sign-in, and the family of its refresh tokens. expires_at: absolute; a refresh does not extend it.';
comment on column sessions.user_agent is 'User agent of the browser that signed in.';
comment on column sessions.address is 'IP address of the sign-in; people are shown its first half only.';
comment on column sessions.last_used_at is
  'Time of the sign-in or of the latest refresh: accurate to the lifetime of an access token.';
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);
call protect_platform_table('sessions');

create table refresh_tokens (
  hash text primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  predecessor text references refresh_tokens (hash) on delete set null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  first_used_at timestamptz,
  dead_at timestamptz
);
comment on table refresh_tokens is
  'Hashes of refresh tokens. A token dies when its successor is first used; using a dead token ends the session.';
create index refresh_tokens_session on refresh_tokens (session_id);
create index refresh_tokens_predecessor on refresh_tokens (predecessor);
call protect_platform_table('refresh_tokens');

create table email_tokens (
  hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('verify', 'reset')),
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table email_tokens is 'Hashes of the single-use tokens in mailed links.';
create index email_tokens_user on email_tokens (user_id, kind);
create index email_tokens_expiry on email_tokens (expires_at);
call protect_platform_table('email_tokens');

create table idempotency_keys (
  key text not null,
  user_id uuid references users (id) on delete cascade,
  club_id uuid,
  route text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  constraint idempotency_keys_key unique nulls not distinct (key, user_id, club_id, route)
);
comment on table idempotency_keys is
  'Answers of requests with an Idempotency-Key, written together with their effect. club_id: null outside clubs.';
create index idempotency_keys_age on idempotency_keys (created_at);
call protect_platform_table('idempotency_keys');
create policy tenant on idempotency_keys to app_user
  using (club_id = nullif(current_setting('app.club_id', true), '')::uuid)
  with check (club_id = nullif(current_setting('app.club_id', true), '')::uuid);
grant select, insert, update on idempotency_keys to app_user;
