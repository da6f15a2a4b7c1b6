-- What people see of their own sessions, and more ways in which one ends.

alter table sessions
  add column user_agent text not null default '',
  add column address text not null default '',
  add column last_used_at timestamptz not null default now(),
  drop constraint sessions_revoked_reason_check,
  add constraint sessions_revoked_reason_check
    check (revoked_reason in ('logout', 'password_reset', 'password_change', 'refresh_reuse', 'revoked'));
comment on column sessions.user_agent is 'Of the browser that signed in.';
comment on column sessions.address is 'From which it signed in; people are shown only its first half.';
comment on column sessions.last_used_at is 'Sign-in or newest refresh: so exact as an access token lasts.';
