-- Tells an answer that was emptied, since what it told of was erased, from one that never had any data.

alter table idempotency_keys add column emptied boolean not null default false
  constraint idempotency_keys_emptied check (not emptied or answer is null);
comment on column idempotency_keys.emptied is
  'True if the answer told of somebody who was erased since: a repeat has no second effect, and finds nothing.';
