-- Notifications for members, and the outbox through which every change reaches open screens.

create table notifications (
  club_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid references users (id),
  any_of text[],
  type text not null,
  title text not null,
  message text not null,
  data jsonb not null default '{}',
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high')),
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  primary key (club_id, id)
);
comment on table notifications is
  'For one member (user_id) or for all; with any_of, only for those who hold one of these permissions.';
create index notifications_newest on notifications (club_id, created_at desc, id);
call protect_tenant_table('notifications');

create table notification_marks (
  club_id uuid not null,
  notification_id uuid not null,
  user_id uuid not null references users (id),
  read_at timestamptz,
  removed_at timestamptz,
  primary key (club_id, notification_id, user_id),
  foreign key (club_id, notification_id) references notifications (club_id, id) on delete cascade
);
comment on table notification_marks is 'Whether a member read or removed a notification: each does so for themselves.';
call protect_tenant_table('notification_marks');

create table outbox (
  txid xid8 not null default pg_current_xact_id(),
  id bigint not null generated always as identity,
  club_id uuid not null,
  user_id uuid,
  name text not null,
  version int not null,
  payload jsonb not null,
  any_of text[],
  created_at timestamptz not null default now(),
  primary key (txid, id)
);
comment on table outbox is
  'Events, written in the transaction of their change, and kept for a day so that streams can resume.';
comment on column outbox.txid is
  'Together with id the position in the stream. Readers stop below the oldest open transaction: rows appear in order '
  'of commit, not of id.';
create index outbox_age on outbox (created_at);
call protect_tenant_table('outbox');

create table outbox_pruned (
  only_row boolean primary key default true check (only_row),
  txid xid8 not null
);
comment on table outbox_pruned is
  'Newest transaction whose events were deleted: a stream at this position or before it has to reload.';
insert into outbox_pruned (txid) values ('0');
grant select, update on outbox_pruned to app_platform;
