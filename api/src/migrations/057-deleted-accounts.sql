-- Accounts that their owners deleted: the row stays for what it did at clubs, without name and address.

alter table users add column deleted_at timestamptz;
comment on column users.deleted_at is
  'When its owner deleted the account, which has no name, address or password since; null for all others.';
alter table users add constraint users_deleted check (
  deleted_at is null or (email_verified_at is null and roles = '{}' and email like 'deleted-%'));
create index users_unverified on users (created_at) where email_verified_at is null and deleted_at is null;
