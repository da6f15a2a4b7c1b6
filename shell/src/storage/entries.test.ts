import { drafts } from './drafts';
import { readEntry, writeEntry } from './entries';
import { wipeOtherSchema } from './schema-stamp';

const DAY = 86_400_000;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('an entry is stored with its metadata, in the storage of its category', () => {
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
  ['debugLog', 7 * DAY],
  ['onboarding', DAY / 24],
] as const)('%s counts for its time and no longer', (key, age) => {
  writeEntry(key, 'x');
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + age - 1000);
  expect(readEntry(key)).toBe('x');
  jest.spyOn(Date, 'now').mockReturnValue(now + age + 1000);
  expect(readEntry(key)).toBeNull();
});

test('a value in another format is read as null', () => {
  sessionStorage.setItem('token', 'raw');
  expect(readEntry('token')).toBeNull();
});

test('a new release of the shell keeps everything', () => {
  wipeOtherSchema();
  writeEntry('token', 't');
  drafts.write('mfe-x/club', 'ticket');
  // an entry that an earlier release wrote
  const stored = JSON.parse(sessionStorage.getItem('token') ?? '');
  sessionStorage.setItem('token', JSON.stringify({ ...stored, version: '0.0.0-earlier' }));
  localStorage.setItem('appVersion', '0.0.0-earlier');
  wipeOtherSchema();
  expect([readEntry('token'), drafts.read('mfe-x/club')]).toEqual(['t', 'ticket']);
});

test('a new schema of the storage removes all entries but the user’s choices and the drafts', () => {
  wipeOtherSchema('1');
  drafts.write('mfe-x/club', 'ticket');
  writeEntry('language', 'pt');
  writeEntry('rememberedEmail', 'a@b.c');
  writeEntry('selectedClubId', 'club');
  writeEntry('token', 't');
  wipeOtherSchema('1');
  expect(readEntry('token')).toBe('t');
  wipeOtherSchema('2');
  expect([readEntry('token'), readEntry('selectedClubId')]).toEqual([null, null]);
  expect([readEntry('language'), readEntry('rememberedEmail')]).toEqual(['pt', 'a@b.c']);
  expect(drafts.read('mfe-x/club')).toBe('ticket');
});

describe('a full storage', () => {
  /** Behaves as a browser whose storage holds a limited number of entries. */
  function takesOnly(entries: number): void {
    const { setItem } = Storage.prototype;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (this.getItem(key) === null && this.length >= entries) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, text);
    });
  }

  test('loses what is temporary or cached, and then takes the value', () => {
    writeEntry('debugLog', ['cached']);
    writeEntry('pageEvents', ['temporary']);
    writeEntry('user', 'u');
    takesOnly(3);
    writeEntry('token', 't');
    expect([readEntry('token'), readEntry('user')]).toEqual(['t', 'u']);
    expect([readEntry('debugLog'), readEntry('pageEvents')]).toEqual([null, null]);
  });

  test('with nothing to lose gives the value up, says so, and keeps the rest', () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    writeEntry('user', 'u');
    takesOnly(1);
    writeEntry('token', 't');
    expect([readEntry('token'), readEntry('user')]).toEqual([null, 'u']);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('"token"'), expect.anything());
  });
});
