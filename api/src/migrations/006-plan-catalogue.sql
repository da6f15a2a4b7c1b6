-- What is on offer at first. Super admins edit it afterwards.

insert into plans
  (id, rank, name, description, pricing, features, max_clubs, max_courts_per_club, max_players_per_club,
   max_events_per_day, max_events_per_month, recommended, contact_message)
values
(
  'starter', 0, 'Starter (Freemium)',
  '{"es": "Para empezar con una cancha, sin costo.", "en": "To start with one court, at no cost.", "pt": "Para começar com uma quadra, sem custo."}',
  '{"monthly": {"ars": 0, "usd": 0, "discount_percent": 0}, "annual": {"ars": 0, "usd": 0, "discount_percent": 0}}',
  '{"agenda": true, "canchas": {"es": "1 cancha", "en": "1 court", "pt": "1 quadra"}, "reservasOnline": true, "jugadores": true,
    "resumenEventos": true, "consumosCancha": true, "buffet": false, "almacenStock": false, "estadisticas": false,
    "multiusuario": false, "multiSede": false,
    "soporte": {"es": "Soporte en 72 h", "en": "Support within 72 h", "pt": "Suporte em 72 h"}}',
  1, 1, 50, -1, 100, false,
  '{"es": "Hola, quiero empezar con el plan Starter.", "en": "Hello, I would like to start with the Starter plan.", "pt": "Olá, quero começar com o plano Starter."}'
),
(
  'premium', 1, 'Premium',
  '{"es": "Para clubes que crecen, con estadísticas avanzadas.", "en": "For growing clubs, with advanced statistics.", "pt": "Para clubes em crescimento, com estatísticas avançadas."}',
  '{"monthly": {"ars": 4420000, "usd": 3600, "discount_percent": 0}, "annual": {"ars": 3315000, "usd": 2700, "discount_percent": 25}}',
  '{"agenda": true, "canchas": {"es": "2-3 canchas", "en": "2-3 courts", "pt": "2-3 quadras"}, "reservasOnline": true, "jugadores": true,
    "resumenEventos": true, "consumosCancha": true, "buffet": false, "almacenStock": false, "estadisticas": true,
    "multiusuario": false, "multiSede": false,
    "soporte": {"es": "Soporte en 48 h", "en": "Support within 48 h", "pt": "Suporte em 48 h"}}',
  1, 3, -1, -1, -1, true,
  '{"es": "Hola, quiero contratar el plan Premium.", "en": "Hello, I would like the Premium plan.", "pt": "Olá, quero contratar o plano Premium."}'
),
(
  'premium_plus', 2, 'Premium Plus',
  '{"es": "Para clubes con buffet y equipo de trabajo.", "en": "For clubs with a buffet and a team.", "pt": "Para clubes com bar e equipe."}',
  '{"monthly": {"ars": 7055000, "usd": 5400, "discount_percent": 0}, "annual": {"ars": 5291250, "usd": 4050, "discount_percent": 25}}',
  '{"agenda": true, "canchas": {"es": "4-6 canchas", "en": "4-6 courts", "pt": "4-6 quadras"}, "reservasOnline": true, "jugadores": true,
    "resumenEventos": true, "consumosCancha": true, "buffet": true, "almacenStock": true, "estadisticas": true,
    "multiusuario": true, "multiSede": false,
    "soporte": {"es": "Soporte en 48 h", "en": "Support within 48 h", "pt": "Suporte em 48 h"}}',
  1, 6, -1, -1, -1, false,
  '{"es": "Hola, quiero contratar el plan Premium Plus.", "en": "Hello, I would like the Premium Plus plan.", "pt": "Olá, quero contratar o plano Premium Plus."}'
),
(
  'enterprise', 3, 'Enterprise',
  '{"es": "Para cadenas y complejos con varias sedes.", "en": "For chains and venues with several sites.", "pt": "Para redes e complexos com várias unidades."}',
  '{"monthly": {"ars": null, "usd": null, "discount_percent": 0}, "annual": {"ars": null, "usd": null, "discount_percent": 0}}',
  '{"agenda": true, "canchas": {"es": "Canchas ilimitadas", "en": "Unlimited courts", "pt": "Quadras ilimitadas"}, "reservasOnline": true, "jugadores": true,
    "resumenEventos": true, "consumosCancha": true, "buffet": true, "almacenStock": true, "estadisticas": true,
    "multiusuario": true, "multiSede": true,
    "soporte": {"es": "Soporte dedicado 24/7", "en": "Dedicated 24/7 support", "pt": "Suporte dedicado 24/7"}}',
  -1, -1, -1, -1, -1, false,
  '{"es": "Hola, quiero una propuesta del plan Enterprise.", "en": "Hello, I would like an offer for the Enterprise plan.", "pt": "Olá, quero uma proposta do plano Enterprise."}'
);

insert into settings (key, value) values ('sales_whatsapp', '""'), ('claimed_clubs', '500');
