import { aBooking } from '../testing/fixtures';
import { chatLanguage, chatTopics } from './chat-message';

test.each([
  ['America/Argentina/Buenos_Aires', 'es'],
  ['America/Montevideo', 'es'],
  ['America/Sao_Paulo', 'pt'],
  ['America/New_York', 'en'],
])('players of a club in %s read %s', (timezone, language) => expect(chatLanguage({ timezone })).toBe(language));

const player = { id: '1', name: 'Ana', phone: null };
const booking = aBooking({ start: '2026-11-21T15:00:00.000Z', price: 100, paid: 0, players: [player] });

test.each([
  ['a player', {}, ['greeting']],
  ['a player who owes', { owed: 100 }, ['greeting', 'balance']],
  ['an unpaid match of one', { booking, doubles: true }, ['confirmation', 'reminder', 'missing', 'debt', 'greeting']],
  ['a paid lesson', { booking: { ...booking, paid: 100 } }, ['confirmation', 'reminder', 'greeting']],
  [
    'a whole match',
    { booking: { ...booking, players: [player, player, player, player] }, doubles: true },
    ['confirmation', 'reminder', 'debt', 'greeting'],
  ],
  ['a cancelled booking', { booking: { ...booking, state: 'cancelled' as const } }, ['greeting']],
])('%s is written to about %j: %j', (_, subject, topics) => {
  expect(chatTopics({ name: 'Ana', ...subject })).toEqual(topics);
});
