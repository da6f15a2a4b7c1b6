-- What configuring a club needs: versions of memberships, the audit by club, the connection with Mercado Pago.

alter table memberships add column version int not null default 1;

create index audit_of_club on audit (club_id, id desc);

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
comment on table mercadopago_connections is 'Who gets a club''s online payments. Tokens are sealed (platform/sealing); broken_at: Mercado Pago no longer takes them.';
create index mercadopago_connections_due on mercadopago_connections (refresh_at) where broken_at is null;
call protect_tenant_table('mercadopago_connections');

create table mercadopago_states (
  hash text primary key,
  club_id uuid not null references clubs (id),
  user_id uuid not null references users (id) on delete cascade,
  code_verifier text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table mercadopago_states is 'Connections that were begun: hash of the state, single use, bound to user and club. code_verifier is sealed.';
create index mercadopago_states_expiry on mercadopago_states (expires_at);
call protect_tenant_table('mercadopago_states');
