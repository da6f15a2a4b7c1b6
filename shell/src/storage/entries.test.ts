import { readEntry, writeEntry } from './entries';
import { wipeAfterUpgrade } from './version-stamp';

const DAY = 86_400_000;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('an entry is wrapped, in the storage of its kind', () => {
  writeEntry('token', 't');
  writeEntry('language', 'pt');
  expect(JSON.parse(sessionStorage.getItem('token') ?? '')).toEqual({
    value: 't',
    timestamp: expect.any(Number),
    category: 'session',
    version: '0.0.0-test',
  });
  expect(localStorage.getItem('token')).toBeNull();
  expect(readEntry('language')).toBe('pt');
  writeEntry('token', null);
  expect(sessionStorage.getItem('token')).toBeNull();
});

test.each([
  ['token', DAY],
  ['selectedClubId', DAY],
  ['rememberedEmail', 30 * DAY],
] as const)('%s counts for its time and no longer', (key, age) => {
  writeEntry(key, 'x');
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + age - 1000);
  expect(readEntry(key)).toBe('x');
  jest.spyOn(Date, 'now').mockReturnValue(now + age + 1000);
  expect(readEntry(key)).toBeNull();
});

test('what is not an entry is nothing', () => {
  sessionStorage.setItem('token', 'raw');
  expect(readEntry('token')).toBeNull();
});

test('a new version wipes all but what a person chose', () => {
  wipeAfterUpgrade('1');
  writeEntry('language', 'pt');
  writeEntry('rememberedEmail', 'a@b.c');
  writeEntry('selectedClubId', 'club');
  writeEntry('token', 't');
  wipeAfterUpgrade('1');
  expect(readEntry('token')).toBe('t');
  wipeAfterUpgrade('2');
  expect([readEntry('token'), readEntry('selectedClubId')]).toEqual([null, null]);
  expect([readEntry('language'), readEntry('rememberedEmail')]).toEqual(['pt', 'a@b.c']);
});
