import type { Language } from '@canchero/shared-contracts/core';
import { bookingMail } from './booking-mail';
import type { MailKind } from './due-mail';
import type { StoredOnlineBooking } from './sql';

/** Booking of a long-named club in Chile: on 4 January 2027 at 21:30 there, which is another day in UTC. */
const booking = (language: Language, given: Partial<StoredOnlineBooking> = {}): StoredOnlineBooking => ({
  booking_id: '00000000-0000-4000-8000-000000000001',
  club: {
    id: '00000000-0000-4000-8000-000000000004',
    name: 'Club Social y Deportivo Unión de Trabajadores Ferroviarios de la Región de Ñuñoa',
    slug: 'union-nunoa',
    address: 'Avenida Irarrázaval 3450, Ñuñoa',
    timezone: 'America/Santiago',
    currency: 'CLP',
    phone: '',
    whatsapp: '',
    cancel_hours: 24,
    deposit_type: 'percent',
    deposit_value: 50,
  },
  first_name: 'María de los Ángeles',
  last_name: 'Undurraga',
  phone: '+56912345678',
  email: 'maria@players.test',
  language,
  pay: 'deposit',
  asked: 12_000_00,
  special_requests: '',
  court_id: '00000000-0000-4000-8000-000000000002',
  court: { name: 'Cancha 12 (techada)', sport: 'padel' },
  starts_at: '2027-01-05T00:30:00.000Z',
  ends_at: '2027-01-05T02:00:00.000Z',
  state: 'confirmed',
  hold_until: '2027-01-04T20:15:00.000Z',
  price: 24_000_00,
  paid: 12_000_00,
  refunded: 0,
  credited: 0,
  online: 12_000_00,
  ownerless: 0,
  kept: null,
  version: 3,
  rejected: 0,
  in_process: false,
  awaits: null,
  expired_at: null,
  reminder: true,
  has_player: true,
  now: '2026-12-29T15:00:00.000Z',
  ...given,
});
const told = {
  state: 'confirmed',
  court_id: '00000000-0000-4000-8000-000000000003',
  court_name: 'Cancha 3',
  start: '2026-12-30T23:00:00.000Z',
  end: '2026-12-31T00:30:00.000Z',
  refunded: 0,
  credited: 0,
} as const;
const settings = { publicUrl: 'https://canchero.test', secret: 'secret' };
const written = (kind: MailKind | 'reminder', language: Language, given: Partial<StoredOnlineBooking> = {}) =>
  bookingMail(kind, booking(language, given), told, settings).body.replaceAll('\u00a0', ' ');

test.each<[Language, string, string, string]>([
  ['es', 'Día: lunes, 4 de enero de 2027', 'Sin costo hasta el 3 de enero de 2027 a las 21:30', '$ 24.000'],
  ['en', 'Day: Monday, January 4, 2027', 'Free until January 3, 2027, 21:30', '$24,000'],
  ['pt', 'Dia: segunda-feira, 4 de janeiro de 2027', 'Sem custo até 3 de janeiro de 2027 às 21:30', '$ 24.000'],
])('in %s a booking of another year says which, by the clock and in the money of its club', (language, ...texts) => {
  for (const kind of ['confirmed', 'changed', 'reminder'] as const)
    for (const text of [...texts, '21:30 – 23:00']) expect(written(kind, language)).toContain(text);
});

test('a booking of the current year does without, as does the former place of one that was moved', () => {
  const now = '2027-01-01T04:00:00.000Z';
  expect(written('confirmed', 'es', { now })).toContain('Día: lunes, 4 de enero\n');
  expect(written('confirmed', 'es', { now })).toContain('hasta el 3 de enero a las 21:30');
  expect(written('changed', 'es')).toContain('Antes era: Cancha 3, miércoles, 30 de diciembre, 20:00 – 21:30.');
  // one hour into the year of UTC, in which the club is not yet
  expect(written('confirmed', 'es', { now: '2027-01-01T01:00:00.000Z' })).toContain('4 de enero de 2027');
});

test.each<[Language, string[]]>([
  ['es', ['Se te devuelven $ 3.000.', 'El club te devuelve en persona los $ 2.000 que pagaste ahí.']],
  ['en', ['You get $3,000 back.', 'The club gives you back in person the $2,000 that you paid there.']],
  ['pt', ['Você recebe $ 3.000 de volta.', 'O clube devolve a você, pessoalmente, os $ 2.000 que você pagou lá.']],
])('in %s a cancellation says what becomes of the money', (language, texts) => {
  const money = { kept: 6_000_00, paid: 8_000_00, refunded: 4_000_00, credited: 1_000_00 };
  const mail = written('cancelled', language, { state: 'cancelled', ...money });
  for (const text of texts) expect(mail).toContain(text);
});
