import { createIntl } from '@formatjs/intl';
import en from '../../lang/en.json';
import es from '../../lang/es.json';
import { notificationText } from './notification-text';

const server = { title: 'Nueva reserva', message: 'del servidor' };
const data = { court_name: 'Pádel 1', time_slot: '21/11/2026 18:00 - 19:30', player_name: 'Ana Paz' };
const intl = { es: createIntl({ locale: 'es', messages: es }), en: createIntl({ locale: 'en', messages: en }) };

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') }));
afterEach(() => void jest.useRealTimers());

test.each([
  ['en', 'New booking', 'Pádel 1 · Ana Paz · Sat, Nov 21 18:00 - 19:30'],
  ['es', 'Nueva reserva', 'Pádel 1 · Ana Paz · sáb, 21 nov 18:00 - 19:30'],
] as const)('in %s: %s, %s', (language, title, body) => {
  const text = notificationText({ ...server, type: 'booking.created', data }, intl[language]);
  expect(text).toEqual({ title, body });
});

test.each([
  ['en', 'Pádel 1 · Ana Paz · Fri, Jan 8, 2027 18:00 - 19:30'],
  ['es', 'Pádel 1 · Ana Paz · vie, 8 ene 2027 18:00 - 19:30'],
] as const)('in %s a slot of another year says which: %s', (language, body) => {
  const later = { ...data, time_slot: '08/01/2027 18:00 - 19:30' };
  const text = notificationText({ ...server, type: 'booking.created', data: later }, intl[language]);
  expect(text.body).toBe(body);
});

test.each([
  ['an unknown type', { ...server, type: 'stock.low', data }, { title: 'Nueva reserva', body: 'del servidor' }],
  [
    'a type without its facts',
    { ...server, type: 'payment.failed', data: { player_name: null } },
    { title: 'Pago fallido', body: 'del servidor' },
  ],
  [
    'a slot written otherwise',
    { ...server, type: 'booking.cancelled', data: { time_slot: 'mañana' } },
    { title: 'Reserva cancelada', body: 'mañana' },
  ],
])('%s', (_, notification, expected) => {
  expect(notificationText(notification, intl.es)).toEqual(expected);
});
