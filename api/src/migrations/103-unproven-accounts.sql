-- Accounts of invited people whose password is not known to be theirs. The links of all their invitations let them choose
-- one, however many clubs invite them.

alter table users add column unproven text
  constraint users_unproven check (unproven in ('invited', 'registered'));
comment on column users.unproven is
  'Why the password may not be that of the owner of the address: invited, nobody has chosen one; registered, somebody '
  'registered with the address of an invited account. Null for all others, and once a mailed link chose a password.';

-- the accounts that invitations opened before: each replaced the password of an account whose address nobody had confirmed
set local role app_platform;
update users u set unproven = 'invited'
  where u.email_verified_at is null and exists (select from invitations i where i.user_id = u.id);
reset role;
