import { notificationText } from './notification-text';

const server = { title: 'Nueva reserva', message: 'del servidor' };
const data = { court_name: 'Pádel 1', time_slot: '21/11/2026 18:00 - 19:30', player_name: 'Ana Paz' };
const translate = (id: string) => `<${id}>`;

test.each([
  ['en', 'Pádel 1 · Sat, Nov 21 18:00 - 19:30 · Ana Paz'],
  ['es', 'Pádel 1 · sáb, 21 nov 18:00 - 19:30 · Ana Paz'],
] as const)('in %s: %s', (language, body) => {
  const text = notificationText({ ...server, type: 'booking.created', data }, translate, language);
  expect(text).toEqual({ title: '<notice.booking.created>', body });
});

test.each([
  ['an unknown type', { ...server, type: 'stock.low', data }, { title: 'Nueva reserva', body: 'del servidor' }],
  [
    'a type without its facts',
    { ...server, type: 'payment.failed', data: { player_name: null } },
    { title: '<notice.payment.failed>', body: 'del servidor' },
  ],
  [
    'a slot written otherwise',
    { ...server, type: 'booking.cancelled', data: { time_slot: 'mañana' } },
    { title: '<notice.booking.cancelled>', body: 'mañana' },
  ],
])('%s', (_, notification, expected) => {
  expect(notificationText(notification, translate, 'es')).toEqual(expected);
});
