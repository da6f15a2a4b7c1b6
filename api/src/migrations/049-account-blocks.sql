-- Accounts that a super admin blocked: their sessions are ended, and they begin none.

create table account_blocks (
  user_id uuid primary key references users (id) on delete cascade,
  reason text not null constraint account_blocks_reason check (length(trim(reason)) >= 5),
  began_at timestamptz not null
);
comment on table account_blocks is 'Accounts that cannot sign in, with the reason that they read. Who blocked them is in the audit.';
call protect_platform_table('account_blocks');
