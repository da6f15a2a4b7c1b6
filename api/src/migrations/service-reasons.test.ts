import { SERVICE_REASONS, storedReason } from '@canchero/shared-contracts/booking';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { embeddedMigrations } from '../platform/db/embedded';
import { migrate, readMigrations } from '../platform/db/migrations';

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

test('reasons that the service wrote in Spanish become codes; those that people typed stay as typed', async () => {
  const client = await PGlite.create({ extensions: { btree_gist } });
  const connection = embeddedMigrations(client);
  const all = readMigrations();
  const from = all.findIndex((migration) => migration.name.endsWith('-service-reasons.sql'));
  await migrate(connection, all.slice(0, from));
  const [club, owner, court, player, online, typed, payment, undone, removed] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(id);
  await client.exec(`
    insert into users (id, email, name, password_hash) values ('${owner}', 'o@example.com', 'O', 'x');
    insert into clubs (id, owner_id, name, slug) values ('${club}', '${owner}', 'Uno', 'uno');
    insert into courts (club_id, id, name, sport, base_price) values ('${club}', '${court}', 'C', 'padel', 100);
    insert into players (club_id, id, first_name) values ('${club}', '${player}', 'Ana');
    insert into bookings (club_id, id, court_id, starts_at, ends_at, event_type, price, state, cancel_reason) values
      ('${club}', '${online}', '${court}', '2031-01-01', '2031-01-01 01:00', 'turno', 900, 'cancelled', 'Sin confirmar a tiempo'),
      ('${club}', '${typed}', '${court}', '2031-01-02', '2031-01-02 01:00', 'turno', 900, 'cancelled', 'Cancelada por el jugador');
    insert into online_bookings (club_id, booking_id, token_hash, first_name, last_name, phone, email, language, pay, asked)
      values ('${club}', '${online}', 'h', 'Ana', 'Paz', '+54911', 'a@example.com', 'es', 'at_club', 0);
    insert into payments (club_id, id, booking_id, method, amount, created_by)
      values ('${club}', '${payment}', '${typed}', 'transfer', 900, '${owner}');
    insert into refunds (club_id, payment_id, amount, destination, reason, created_at)
      select '${club}', '${payment}', 100, 'money', r.reason, '2031-01-01'::date + r.n::int
      from unnest(array['El pago llegó tarde: el turno ya no estaba libre', 'Devolución hecha en Mercado Pago',
        'Reserva cancelada', 'Cancelada por el jugador', 'Excedente', 'Lluvia']) with ordinality r(reason, n);
    insert into ledger_entries (club_id, player_id, kind, amount, payment_id, notes) values
      ('${club}', '${player}', 'surplus', 50, '${payment}', 'Excedente'),
      ('${club}', '${player}', 'adjustment', 50, null, 'Excedente');
    insert into audit (request_id, club_id, action, outcome, reason) values
      ('1', '${club}', 'booking.cancel', 'done', 'Cancelada por el jugador'),
      ('2', '${club}', 'payment.online', 'refused', 'amount of 123'),
      ('3', '${club}', 'cash.in', 'done', 'Excedente'),
      ('4', '${club}', 'payment.delete', 'done', 'Undone when it was recorded'),
      ('5', '${club}', 'payment.delete', 'done', 'Duplicado');
    insert into payments (club_id, id, booking_id, method, amount, created_by, voided_at, void_reason) values
      ('${club}', '${undone}', '${typed}', 'transfer', 900, '${owner}', now(), 'Deshecho al registrarlo'),
      ('${club}', '${removed}', '${typed}', 'transfer', 900, '${owner}', now(), 'Duplicado');`);
  await migrate(connection, all);
  const texts = async (query: string) => (await client.query<{ text: string }>(query)).rows.map(({ text }) => text);
  expect(await texts('select cancel_reason as text from bookings order by starts_at')).toEqual([
    'code:unconfirmed',
    'Cancelada por el jugador',
  ]);
  expect(await texts('select reason as text from refunds order by created_at')).toEqual([
    'code:late_payment',
    'code:refunded_at_gateway',
    'code:booking_cancelled',
    'code:cancelled_by_player',
    'code:surplus',
    'Lluvia',
  ]);
  expect(await texts('select notes as text from ledger_entries order by seq')).toEqual(['code:surplus', 'Excedente']);
  expect(await texts('select reason as text from audit order by id')).toEqual([
    'code:cancelled_by_player',
    'code:other_amount',
    'Excedente',
    'code:undone',
    'Duplicado',
  ]);
  expect(await texts('select void_reason as text from payments where voided_at is not null order by id')).toEqual([
    'code:undone',
    'Duplicado',
  ]);
  await expect(client.exec(`update refunds set reason = 'x'`)).rejects.toThrow('append-only');
  await expect(client.exec(`update audit set reason = 'x'`)).rejects.toThrow('append-only');
  const known = async (reason: string) =>
    (await client.query<{ known: boolean }>('select is_reason($1) as known', [reason])).rows[0]?.known;
  for (const reason of SERVICE_REASONS) expect(await known(storedReason(reason))).toBe(true);
  expect(await known('code:unheard_of')).toBe(false);
  expect(await known('code: rojo')).toBe(true);
  await client.close();
});
