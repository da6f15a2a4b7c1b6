-- Ground of every domain: the roles of transactions, row-level security, text folding, the audit, outgoing mail.

create extension if not exists btree_gist;

/* Roles belong to the whole server: a migration of another database may be creating them at the same moment. */
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

/* Returns the club of the running transaction, or null outside a club's transaction, so that nothing matches. */
create function current_club() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.club_id', true), '')::uuid;

/* Closes a table with a `club_id` to other clubs: app_user reads and writes rows of the current club only,
   app_platform all of them, and everyone else, the table's owner included, none. */
create procedure protect_tenant_table(name regclass)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy tenant on %s to app_user'
    ' using (club_id = nullif(current_setting(''app.club_id'', true), '''')::uuid)'
    ' with check (club_id = nullif(current_setting(''app.club_id'', true), '''')::uuid)', name);
  execute format('create policy platform on %s to app_platform using (true) with check (true)', name);
  execute format('grant select, insert, update, delete on %s to app_user, app_platform', name);
end $$;

/* Closes a table without a `club_id` to everyone but app_platform, so that a stray grant exposes nothing. */
create procedure protect_platform_table(name regclass)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy platform on %s to app_platform using (true) with check (true)', name);
  execute format('grant select, insert, update, delete on %s to app_platform', name);
end $$;

/* Returns the text without case and accents, for search and for sorting. Written out because `unaccent` is not
   available everywhere, and because `lower` leaves accented letters unchanged under the C locale. */
create function fold(input text) returns text
  language sql immutable strict parallel safe
  return translate(
    lower(input),
    'ÁÀÂÃÄÅáàâãäåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÕÖóòôõöÚÙÛÜúùûüÑñÇçÝýÿ',
    'aaaaaaaaaaaaeeeeeeeeiiiiiiiioooooooooouuuuuuuunnccyyy'
  );

create function refuse_change() returns trigger
  language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

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
  amount bigint,
  count int check (count >= 0)
);
comment on table audit is
  'Who did what, append-only. fields: names of the changed fields, never their values; amount: centavos.';
comment on column audit.count is 'Number of objects that a bulk action affected; null if it affected one.';
create index audit_club on audit (club_id, at desc);
create index audit_of_club on audit (club_id, id desc);
create index audit_actor on audit (actor_id, at desc);
create index audit_object on audit (object_id, at desc) where object_id is not null;
create trigger audit_append_only before update or delete or truncate on audit
  for each statement execute function refuse_change();
call protect_platform_table('audit');
revoke update, delete on audit from app_platform;
create policy tenant_read on audit for select to app_user
  using (club_id = nullif(current_setting('app.club_id', true), '')::uuid);
create policy tenant_append on audit for insert to app_user
  with check (club_id = nullif(current_setting('app.club_id', true), '')::uuid);
grant select, insert on audit to app_user;

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
comment on table mails is
  'Outgoing mail, queued in the transaction that causes it. The body holds links with tokens: it is cleared once sent.';
create index mails_due on mails (next_attempt_at) where sent_at is null;
call protect_platform_table('mails');

create table settings (
  key text primary key,
  value jsonb not null
);
comment on table settings is
  'Platform-wide settings of the super administrators: sales_whatsapp (digits), claimed_clubs (marketing claim).';
insert into settings (key, value) values ('sales_whatsapp', '""'), ('claimed_clubs', '500');
grant select on settings to app_user, app_platform;
grant insert, update, delete on settings to app_platform;
