-- Settings of the platform that super admins change, and every change of them.

alter table plans add column version int not null default 1;

comment on table settings is
  'Platform-wide settings of the super admins: sales_whatsapp (digits), claimed_clubs (marketing claim), mail_from (address, empty: the installation''s), sign_up and online_booking (whether they are open).';
insert into settings (key, value) values ('mail_from', '""'), ('sign_up', 'true'), ('online_booking', 'true');

create table setting_changes (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  actor_id uuid not null references users (id),
  subject text not null,
  reason text not null,
  before jsonb not null,
  after jsonb not null
);
comment on table setting_changes is
  'Every change of a setting or a plan by a super admin. subject: key of the setting, or plan. and its id.';
call protect_platform_table('setting_changes');
revoke update, delete on setting_changes from app_platform;
