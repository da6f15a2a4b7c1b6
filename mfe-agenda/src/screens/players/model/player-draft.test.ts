import { aPlayer } from '../../../testing/fixtures';
import { changeOf, draftOf, newPlayerOf, problemsOf } from './player-draft';

test('the request for a new player has the filled fields only', () => {
  expect(newPlayerOf({ ...draftOf(null, '+54'), first_name: 'Ana' })).toEqual({
    first_name: 'Ana',
    member: false,
    blocked: false,
  });
  expect(newPlayerOf({ ...draftOf(null, '+54'), first_name: 'Ana', phone: '11 4444-5555' })).toEqual({
    first_name: 'Ana',
    phone: '11 4444-5555',
    phone_country: '+54',
    member: false,
    blocked: false,
  });
});

test('the request for a change has the fields that differ', () => {
  const player = aPlayer();
  const draft = draftOf(player, '+54');
  expect(changeOf(draft, player)).toEqual({ version: 1 });
  expect(changeOf({ ...draft, notes: 'x', blocked: true }, player)).toEqual({ notes: 'x', blocked: true, version: 1 });
  expect(changeOf({ ...draft, member: true }, player)).toEqual({ member: true, version: 1 });
  expect(changeOf({ ...draft, email: '' }, player)).toEqual({ email: null, version: 1 });
  expect(changeOf({ ...draft, phone: '' }, player)).toEqual({ phone: null, phone_country: null, version: 1 });
  expect(changeOf({ ...draft, phone_country: '+56' }, player)).toEqual({
    phone: '11 4444-5555',
    phone_country: '+56',
    version: 1,
  });
});

test('a name is required, and an e-mail address has to be valid', () => {
  expect(problemsOf({ ...draftOf(null, '+54'), email: 'ana@' })).toEqual({
    first_name: 'first_name_required',
    email: 'email_invalid',
  });
  expect(problemsOf({ ...draftOf(null, '+54'), first_name: '—' })).toEqual({ first_name: 'first_name_required' });
  expect(problemsOf({ ...draftOf(null, '+54'), first_name: 'A', email: 'a@b.co' })).toEqual({});
});
