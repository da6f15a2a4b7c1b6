-- Second factor of super admins: codes of an authenticator (TOTP), and recovery codes for when it is lost.

create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint,
  constraint second_factors_used check (last_step is null or confirmed_at is not null)
);
comment on table second_factors is 'Authenticator of a super admin; not in force until a code has confirmed it.';
comment on column second_factors.secret is 'Sealed.';
comment on column second_factors.last_step is
  'Step of 30 s since 1970 of the last accepted code. A code is accepted once, so only those of later steps are.';
call protect_platform_table('second_factors');

create table recovery_codes (
  user_id uuid not null references second_factors (user_id) on delete cascade,
  hash text not null,
  used_at timestamptz,
  primary key (user_id, hash)
);
comment on table recovery_codes is 'Codes that replace one of the authenticator, each once.';
call protect_platform_table('recovery_codes');

alter table sessions add column second_factor_at timestamptz;
comment on column sessions.second_factor_at is
  'When the session passed the second factor, without which it gets no admin token.';
