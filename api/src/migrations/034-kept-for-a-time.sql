-- What grows with every booking is kept for a time, and whoever reads or clears everything leaves one row.

create table notification_watermarks (
  club_id uuid not null references clubs (id),
  user_id uuid not null references users (id),
  read_before timestamptz,
  removed_before timestamptz,
  primary key (club_id, user_id)
);
comment on table notification_watermarks is
  'A member has read, or removed, the notifications up to a moment. Later ones have marks of their own.';
call protect_tenant_table('notification_watermarks');
create index notifications_age on notifications (created_at);

/* A stream that resumes reads what its own club missed. */
create index outbox_of_club on outbox (club_id, txid, id);

alter table mails add column failed_at timestamptz;
comment on column mails.failed_at is 'Time at which sending was given up: the address was refused, or a day has passed.';
drop index mails_due;
create index mails_due on mails (next_attempt_at) where sent_at is null and failed_at is null;
