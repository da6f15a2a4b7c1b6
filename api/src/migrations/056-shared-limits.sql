-- Limits that all instances share, and refused attempts to sign in, which anybody can cause.

create table rate_limits (
  key text primary key,
  points int not null,
  expire bigint
) with (fillfactor = 70);
comment on table rate_limits is
  'Requests within a limit, by its name and by account or network. The columns are those of rate-limiter-flexible.';
comment on column rate_limits.expire is 'Milliseconds since 1970 from which the count begins anew.';
call protect_platform_table('rate_limits');

create table refused_attempts (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  request_id text not null,
  user_id uuid references users (id) on delete cascade,
  action text not null check (action in ('auth.sign_in', 'auth.request_verify', 'auth.request_reset'))
);
comment on table refused_attempts is
  'Attempts of people without a token that were refused, kept for 30 days: anybody can cause them, and the audit is for ever.';
comment on column refused_attempts.user_id is 'Account that the address belongs to; null if there is none.';
create index refused_attempts_at on refused_attempts (at);
create index refused_attempts_user on refused_attempts (user_id, at);
call protect_platform_table('refused_attempts');
