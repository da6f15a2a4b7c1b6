import { uuid } from '@canchero/shared-contracts/testing/records';
import { aBooking, aCourt } from '../../testing/fixtures';
import {
  bookingChangeOf,
  changedFields,
  courtPrice,
  draftEnd,
  draftOf,
  draftProblems,
  emptyDraft,
  newBookingOf,
  rebaseDraft,
} from './booking-draft';

const start = '2026-11-21T15:00:00.000Z';
const whole = { ...emptyDraft('2026-11-21', { court_id: uuid(101), start }), description: ' Cumple ' };
const booking = aBooking({ start, description: 'Antes' });

test.each([
  [{}, {}],
  [{ court_id: null }, { court: 'court_required' }],
  [{ start: null }, { start: 'start_required' }],
  [{ duration: 29 }, { duration: 'duration_too_short' }],
  [{ duration: null }, { duration: 'duration_too_short' }],
  [{ event_type: null }, { type: 'event_type_required' }],
  [{ new_player: { name: '— —', phone: '' } }, { new_player: 'player_unnamed' }],
  [{ price: 'doce' }, { price: 'price_invalid' }],
])('%j has the problems %j', (change, problems) => expect(draftProblems({ ...whole, ...change })).toEqual(problems));

test('end of a draft, or none', () => {
  expect(draftEnd(whole)).toBe('2026-11-21T16:00:00.000Z');
  expect(draftEnd({ start, duration: null })).toBeNull();
  expect(draftEnd({ start: 'never', duration: 60 })).toBeNull();
});

test('the own price of a court follows the duration', () => {
  expect(courtPrice({ ...whole, duration: 90 }, [aCourt()])).toBe(1_800_000);
  expect(courtPrice({ ...whole, court_id: null }, [aCourt()])).toBeNull();
});

test('a new booking leaves out what was not given', () => {
  expect(newBookingOf({ ...whole, description: '' }, 'id')).toEqual({
    id: 'id',
    court_id: uuid(101),
    start,
    duration: 60,
    event_type: 'turno',
  });
  expect(newBookingOf({ ...whole, price: '500', players: [{ id: uuid(5), name: 'Ana' }] }, 'id')).toMatchObject({
    description: 'Cumple',
    price: 50_000,
    player_ids: [uuid(5)],
  });
});

test('a change names what changed, and the version it is based on', () => {
  const draft = draftOf(booking, '2026-11-21');
  expect(bookingChangeOf(draft, booking)).toEqual({ version: 1 });
  expect(bookingChangeOf({ ...draft, duration: 90, price: '1' }, booking)).toEqual({
    version: 1,
    duration: 90,
    price: 100,
  });
});

test('mine over theirs: my changes stay, theirs come in', () => {
  const base = draftOf(booking, '2026-11-21');
  const mine = { ...base, description: 'Lo mío' };
  const theirs = { ...base, duration: 120, description: 'Lo suyo' };
  expect(rebaseDraft(mine, base, theirs)).toMatchObject({ duration: 120, description: 'Lo mío' });
  expect(changedFields(base, theirs)).toEqual(['duration', 'description']);
});

test('further courts are sent, without the first one', () => {
  const draft = { ...emptyDraft('2026-11-25'), court_id: 'a', start: '2026-11-25T13:00:00.000Z' };
  expect(newBookingOf({ ...draft, more_court_ids: ['b', 'a'] }, 'id')).toMatchObject({ more_court_ids: ['b'] });
  expect(newBookingOf({ ...draft, more_court_ids: ['a'] }, 'id')).not.toHaveProperty('more_court_ids');
});
