-- The roles of transactions, and what belongs to the platform rather than to a club.

/* Roles belong to the whole server, where another database may have made them a moment ago. */
do $$
declare
  name text;
begin
  foreach name in array array['app_user', 'app_platform'] loop
    begin
      execute format('create role %I nologin nobypassrls', name);
    exception when duplicate_object or unique_violation then
      null;
    end;
    execute format('grant %I to current_user', name);
    execute format('grant usage on schema public to %I', name);
  end loop;
end $$;

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
create unique index users_email on users (lower(email));
comment on table users is 'Accounts. roles: those of the platform; what someone may do at a club stands in memberships.';

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text check (revoked_reason in ('logout', 'password_reset', 'refresh_reuse')),
  check ((revoked_at is null) = (revoked_reason is null))
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);
comment on table sessions is 'One sign-in, which is one family of refresh tokens. expires_at: absolute, whatever is refreshed.';

create table refresh_tokens (
  hash text primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  predecessor text references refresh_tokens (hash) on delete set null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  first_used_at timestamptz,
  dead_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);
create index refresh_tokens_predecessor on refresh_tokens (predecessor);
comment on table refresh_tokens is 'Hashes of refresh tokens. A token dies when a successor of it is first used; using a dead one ends the session.';

create table email_tokens (
  hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('verify', 'reset')),
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_tokens_user on email_tokens (user_id, kind);
create index email_tokens_expiry on email_tokens (expires_at);
comment on table email_tokens is 'Hashes of the single-use tokens in mailed links.';

create table mails (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  body text,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  attempts int not null default 0,
  sent_at timestamptz,
  last_error text
);
create index mails_due on mails (next_attempt_at) where sent_at is null;
comment on table mails is 'Outgoing mail, queued in the transaction that causes it. The body holds links with tokens: it is emptied once sent.';

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
create index idempotency_keys_age on idempotency_keys (created_at);
comment on table idempotency_keys is 'Answers of requests with an Idempotency-Key, written together with their effect. club_id: null outside clubs.';

create table audit (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  request_id text not null,
  actor_id uuid,
  role text,
  club_id uuid,
  action text not null,
  object_type text,
  object_id text,
  outcome text not null check (outcome in ('done', 'refused')),
  reason text,
  fields text[] not null default '{}',
  amount bigint
);
create index audit_club on audit (club_id, at desc);
create index audit_actor on audit (actor_id, at desc);
comment on table audit is 'Who did what, append-only. fields: names of what changed, never values; amount: centavos.';

create function refuse_change() returns trigger
  language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_append_only before update or delete or truncate on audit
  for each statement execute function refuse_change();

create table releases (
  name text not null,
  version text not null,
  integrity text not null,
  registered_at timestamptz not null,
  primary key (name, version)
);
comment on table releases is 'Releases of remotes found in the store. integrity: sha256 of the manifest, as in sha256-<base64>.';

create table active_releases (
  name text primary key,
  version text not null,
  previous_version text,
  activated_at timestamptz not null,
  foreign key (name, version) references releases (name, version),
  foreign key (name, previous_version) references releases (name, version)
);
comment on table active_releases is 'The release of each remote that pages get, and the one before it to fall back on.';

/* Tables that only the platform role touches still have row-level security, so that a stray grant shows nothing. */
do $$
declare
  name text;
begin
  foreach name in array array[
    'users', 'sessions', 'refresh_tokens', 'email_tokens', 'mails', 'idempotency_keys', 'audit', 'releases', 'active_releases'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy platform on %I to app_platform using (true) with check (true)', name);
    execute format('grant select, insert on %I to app_platform', name);
  end loop;
end $$;
grant update, delete on users, sessions, refresh_tokens, email_tokens, mails, idempotency_keys, releases, active_releases
  to app_platform;

create policy tenant on idempotency_keys to app_user
  using (club_id = nullif(current_setting('app.club_id', true), '')::uuid)
  with check (club_id = nullif(current_setting('app.club_id', true), '')::uuid);
grant select, insert, update on idempotency_keys to app_user;

create policy tenant_read on audit for select to app_user
  using (club_id = nullif(current_setting('app.club_id', true), '')::uuid);
create policy tenant_append on audit for insert to app_user
  with check (club_id = nullif(current_setting('app.club_id', true), '')::uuid);
grant select, insert on audit to app_user;
