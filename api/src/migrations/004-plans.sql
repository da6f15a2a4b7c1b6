-- The plans on offer, what owners subscribe to, and the courts that a plan allows.

create table plans (
  id text primary key check (id in ('starter', 'premium', 'premium_plus', 'enterprise')),
  rank int not null unique,
  name text not null,
  description jsonb not null,
  pricing jsonb not null,
  features jsonb not null,
  max_clubs int not null check (max_clubs >= -1),
  max_courts_per_club int not null check (max_courts_per_club >= -1),
  max_players_per_club int not null check (max_players_per_club >= -1),
  max_events_per_day int not null check (max_events_per_day >= -1),
  max_events_per_month int not null check (max_events_per_month >= -1),
  recommended boolean not null default false,
  contact_message jsonb not null
);
comment on table plans is
  'The catalogue of plans. Prices: ars in centavos, usd in cents; limits: -1 is unlimited; texts by language.';
grant select on plans to app_user, app_platform;
grant update on plans to app_platform;

/* The first offer. Super administrators edit it afterwards. */
insert into plans
  (id, rank, name, description, pricing, features, max_clubs, max_courts_per_club, max_players_per_club,
   max_events_per_day, max_events_per_month, recommended, contact_message)
values
(
  'starter', 0, 'Starter (Freemium)',
  '{"es": "Para empezar con una cancha, sin costo.",
    "en": "To start with one court, at no cost.",
    "pt": "Para começar com uma quadra, sem custo."}',
  '{"monthly": {"ars": 0, "usd": 0, "discount_percent": 0}, "annual": {"ars": 0, "usd": 0, "discount_percent": 0}}',
  '{"agenda": true, "canchas": {"es": "1 cancha", "en": "1 court", "pt": "1 quadra"},
    "reservasOnline": true, "jugadores": true,
    "resumenEventos": true, "consumosCancha": true, "buffet": false, "almacenStock": false, "estadisticas": false,
    "multiusuario": false, "multiSede": false,
    "soporte": {"es": "Soporte en 72 h", "en": "Support within 72 h", "pt": "Suporte em 72 h"}}',
  1, 1, 50, -1, 100, false,
  '{"es": "Hola, quiero empezar con el plan Starter.",
    "en": "Hello, I would like to start with the Starter plan.",
    "pt": "Olá, quero começar com o plano Starter."}'
),
(
  'premium', 1, 'Premium',
  '{"es": "Para clubes que crecen, con estadísticas avanzadas.",
    "en": "For growing clubs, with advanced statistics.",
    "pt": "Para clubes em crescimento, com estatísticas avançadas."}',
  '{"monthly": {"ars": 4420000, "usd": 3600, "discount_percent": 0},
    "annual": {"ars": 3315000, "usd": 2700, "discount_percent": 25}}',
  '{"agenda": true, "canchas": {"es": "2-3 canchas", "en": "2-3 courts", "pt": "2-3 quadras"},
    "reservasOnline": true, "jugadores": true,
    "resumenEventos": true, "consumosCancha": true, "buffet": false, "almacenStock": false, "estadisticas": true,
    "multiusuario": false, "multiSede": false,
    "soporte": {"es": "Soporte en 48 h", "en": "Support within 48 h", "pt": "Suporte em 48 h"}}',
  1, 3, -1, -1, -1, true,
  '{"es": "Hola, quiero contratar el plan Premium.",
    "en": "Hello, I would like the Premium plan.",
    "pt": "Olá, quero contratar o plano Premium."}'
),
(
  'premium_plus', 2, 'Premium Plus',
  '{"es": "Para clubes con buffet y equipo de trabajo.",
    "en": "For clubs with a buffet and a team.",
    "pt": "Para clubes com bar e equipe."}',
  '{"monthly": {"ars": 7055000, "usd": 5400, "discount_percent": 0},
    "annual": {"ars": 5291250, "usd": 4050, "discount_percent": 25}}',
  '{"agenda": true, "canchas": {"es": "4-6 canchas", "en": "4-6 courts", "pt": "4-6 quadras"},
    "reservasOnline": true, "jugadores": true,
    "resumenEventos": true, "consumosCancha": true, "buffet": true, "almacenStock": true, "estadisticas": true,
    "multiusuario": true, "multiSede": false,
    "soporte": {"es": "Soporte en 48 h", "en": "Support within 48 h", "pt": "Suporte em 48 h"}}',
  1, 6, -1, -1, -1, false,
  '{"es": "Hola, quiero contratar el plan Premium Plus.",
    "en": "Hello, I would like the Premium Plus plan.",
    "pt": "Olá, quero contratar o plano Premium Plus."}'
),
(
  'enterprise', 3, 'Enterprise',
  '{"es": "Para cadenas y complejos con varias sedes.",
    "en": "For chains and venues with several sites.",
    "pt": "Para redes e complexos com várias unidades."}',
  '{"monthly": {"ars": null, "usd": null, "discount_percent": 0},
    "annual": {"ars": null, "usd": null, "discount_percent": 0}}',
  '{"agenda": true, "canchas": {"es": "Canchas ilimitadas", "en": "Unlimited courts", "pt": "Quadras ilimitadas"},
    "reservasOnline": true, "jugadores": true,
    "resumenEventos": true, "consumosCancha": true, "buffet": true, "almacenStock": true, "estadisticas": true,
    "multiusuario": true, "multiSede": true,
    "soporte": {"es": "Soporte dedicado 24/7", "en": "Dedicated 24/7 support", "pt": "Suporte dedicado 24/7"}}',
  -1, -1, -1, -1, -1, false,
  '{"es": "Hola, quiero una propuesta del plan Enterprise.",
    "en": "Hello, I would like an offer for the Enterprise plan.",
    "pt": "Olá, quero uma proposta do plano Enterprise."}'
);

create table subscriptions (
  owner_id uuid primary key references users (id),
  plan text not null references plans (id),
  status text not null default 'active'
    check (status in ('active', 'trialing', 'pending_payment', 'past_due', 'cancelled', 'expired')),
  trial_started_at timestamptz,
  trial_ends_at timestamptz,
  period_ends_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((trial_started_at is null) = (trial_ends_at is null)),
  check (status <> 'trialing' or trial_ends_at is not null)
);
comment on table subscriptions is
  'What the owner of clubs pays for; their clubs and staff inherit it. An owner without a row is on starter.';
alter table subscriptions enable row level security;
alter table subscriptions force row level security;
create policy tenant on subscriptions for select to app_user
  using (owner_id = (select c.owner_id from clubs c where c.id = current_club()));
create policy platform on subscriptions to app_platform using (true) with check (true);
grant select on subscriptions to app_user;
grant select, insert, update, delete on subscriptions to app_platform;

/* Returns the plan in force: starter once a trial or a paid period is over, and without a subscription. For statements
   that join subscriptions: as an expression it is planned with them, unlike a function that reads the table. */
create function plan_now(status text, plan text, trial_ends_at timestamptz, period_ends_at timestamptz) returns text
  language sql stable parallel safe
  return case
    when status in ('active', 'past_due') then plan
    when status = 'trialing' and trial_ends_at > now() then plan
    when status = 'cancelled' and period_ends_at > now() then plan
    else 'starter'
  end;

/* Returns the plan of an owner that is in force. */
create function plan_of(owner uuid) returns text
  language sql stable parallel safe
  return coalesce((
    select plan_now(s.status, s.plan, s.trial_ends_at, s.period_ends_at) from subscriptions s where s.owner_id = owner
  ), 'starter');

/* Updates a club's limit_exceeded_since, and the blocking of its surplus courts, to what its plan allows now. A club
   that holds more courts than that (a downgrade, a plan that ended) has 24 hours to choose or delete; after that its
   surplus courts take no new bookings. Nothing is deleted. The courts that the owner chose to keep come first, then the
   oldest, then those first in the agenda; the others are surplus. */
create function review_plan_limit(club uuid) returns void
  language plpgsql as $$
declare
  allowed int;
  held int;
  before timestamptz;
  since timestamptz;
begin
  select c.limit_exceeded_since, p.max_courts_per_club into before, allowed
  from clubs c join plans p on p.id = plan_of(c.owner_id) where c.id = club for no key update of c;
  select count(*) into held from courts where club_id = club and removed_at is null;
  if allowed <> -1 and held > allowed then
    since := coalesce(before, now());
  end if;
  with ranked as (
    select id, since + interval '24 hours' as blocked_at,
      row_number() over (order by kept_in_plan desc, created_at, sort, id) > allowed as surplus
    from courts where club_id = club and removed_at is null
  )
  update courts k set blocked_by_plan_at = case when r.surplus then r.blocked_at end
  from ranked r
  where k.club_id = club and k.id = r.id
    and k.blocked_by_plan_at is distinct from case when r.surplus then r.blocked_at end;
  if since is distinct from before then
    update clubs set limit_exceeded_since = since where id = club;
    insert into outbox (club_id, name, version, payload)
    values (club, 'plan_limit.changed', 1, jsonb_build_object('exceeded', since is not null));
    perform pg_notify('outbox', club::text);
  end if;
end $$;

/* Reviews the clubs whose limit_exceeded_since contradicts their plan, since trials and periods end by time alone.
   Returns the number of clubs reviewed. */
create function review_plan_limits() returns int
  language plpgsql as $$
declare
  club uuid;
  reviewed int := 0;
begin
  for club in
    select c.id from clubs c
    left join subscriptions s on s.owner_id = c.owner_id
    join plans p on p.id = plan_now(s.status, s.plan, s.trial_ends_at, s.period_ends_at)
    where (c.limit_exceeded_since is not null) <> (p.max_courts_per_club <> -1 and p.max_courts_per_club <
      (select count(*) from courts k where k.club_id = c.id and k.removed_at is null))
    order by c.id
  loop
    perform review_plan_limit(club);
    reviewed := reviewed + 1;
  end loop;
  return reviewed;
end $$;

create function subscriptions_review_plan_limit() returns trigger
  language plpgsql as $$
begin
  perform review_plan_limit(id) from clubs where owner_id = new.owner_id order by id;
  return null;
end $$;
create trigger subscriptions_review_plan_limit
  after insert or update of status, plan, trial_ends_at, period_ends_at on subscriptions
  for each row execute function subscriptions_review_plan_limit();
