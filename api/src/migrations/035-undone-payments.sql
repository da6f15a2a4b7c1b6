-- The reason of a payment that was undone when it was recorded is a code too, which readers show in their language.

create or replace function is_reason(value text) returns boolean
  language sql immutable parallel safe
  return value !~ '^code:[a-z_]+$' or value in ('code:booking_cancelled', 'code:cancelled_by_player',
    'code:cancelled_with_debt', 'code:late_payment', 'code:other_amount', 'code:other_collector',
    'code:other_currency', 'code:refunded_at_gateway', 'code:surplus', 'code:unconfirmed', 'code:undone');

create temporary table sentences (sentence text primary key) on commit drop;
insert into sentences values ('Deshecho al registrarlo'), ('Undone when it was recorded'), ('Desfeito ao registrar');
grant select on sentences to app_platform;
grant update (reason) on audit to app_platform;
alter table ledger_entries disable trigger ledger_entries_append_only;
alter table audit disable trigger audit_append_only;

set local role app_platform;
update payments set void_reason = 'code:undone' where void_reason in (select sentence from sentences);
update ledger_entries set notes = 'code:undone'
  where kind = 'reversal' and payment_id is not null and notes in (select sentence from sentences);
update audit set reason = 'code:undone'
  where action = 'payment.delete' and reason in (select sentence from sentences);
reset role;

revoke update (reason) on audit from app_platform;
alter table ledger_entries enable trigger ledger_entries_append_only;
alter table audit enable trigger audit_append_only;
alter table payments add constraint payments_void_reason check (is_reason(void_reason));
