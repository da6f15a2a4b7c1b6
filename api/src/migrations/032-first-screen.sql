-- The screen with which a person's session starts.

alter table users add column home text
  check (home ~ '^/[^/?#]([^?#]*)$' and length(home) <= 200);
comment on column users.home is 'Path of the first screen of a session; null for that of the remotes'' ranks.';
