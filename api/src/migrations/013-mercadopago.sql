-- The connection of a club with Mercado Pago, through which it receives online payments.

create table mercadopago_connections (
  club_id uuid primary key references clubs (id),
  seller_id text not null,
  public_key text not null,
  live_mode boolean not null,
  scope text not null,
  access_token text not null,
  refresh_token text not null,
  expires_at timestamptz not null,
  refresh_at timestamptz not null,
  refresh_claimed_until timestamptz,
  broken_at timestamptz,
  connected_by uuid not null references users (id),
  connected_at timestamptz not null
);
comment on table mercadopago_connections is
  'Account that receives a club''s online payments. Tokens are sealed (platform/encryption).';
comment on column mercadopago_connections.broken_at is 'When Mercado Pago stopped accepting the tokens, else null.';
create index mercadopago_connections_due on mercadopago_connections (refresh_at) where broken_at is null;
call protect_tenant_table('mercadopago_connections');

create table mercadopago_states (
  hash text primary key,
  club_id uuid not null references clubs (id),
  user_id uuid not null references users (id) on delete cascade,
  code_verifier text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_with text,
  outcome text
);
comment on table mercadopago_states is
  'Authorizations in progress: hash of the OAuth state, single use, bound to user and club. code_verifier is sealed.';
comment on column mercadopago_states.used_with is
  'Hash of the code it was used with, else null: a page that is loaded twice gets the same answer and does nothing.';
comment on column mercadopago_states.outcome is
  '"connected" or the code of the error; null while the answer of Mercado Pago is pending.';
create index mercadopago_states_expiry on mercadopago_states (expires_at);
call protect_tenant_table('mercadopago_states');
