-- Players of all clubs, each with a deposit as credit.

insert into players (club_id, id, first_name, last_name, phone_country, phone, email, credit, created_at)
select club_id, world.id('player', club, n), 'Player' || n, 'Of' || club, '+54', '9' || 1100000000 + n,
  'player-' || n || '@bench.test', 100000, first_day
from world.clubs, world.size, generate_series(1, players) n;
insert into ledger_entries (club_id, player_id, kind, amount, method, created_at)
select club_id, world.id('player', club, n), 'deposit', 100000, 'cash', first_day
from world.clubs, world.size, generate_series(1, players) n;
