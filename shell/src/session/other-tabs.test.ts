import { readEntry, writeEntry } from '../storage/entries';
import { CLUB_ID, someUser } from '../testing/people';
import { otherTabsAnswered, publishToOtherTabs, syncWithOtherTabs } from './other-tabs';
import { clearSession, saveSession, session } from './session-store';

const CHANNEL = 'canchero:session';
const jwt = (sid: string, exp: number) => `x.${btoa(JSON.stringify({ sid, exp }))}.x`;
const HOUR = 3_600_000;
const OLD = jwt('s1', 1000);
const NEW = jwt('s1', 2000);

/** Another tab of the browser. */
const other = new BroadcastChannel(CHANNEL);
let heard: unknown[] = [];
other.onmessage = ({ data }) => void heard.push(data);
const settle = () => new Promise((done) => setTimeout(done, 30));
const tokens = () => {
  const { token, refreshToken } = session.getState();
  return [token, refreshToken];
};

let stop = () => {};
afterAll(() => other.close());
afterEach(() => stop());
beforeEach(() => {
  heard = [];
  clearSession();
  saveSession({ token: OLD, refreshToken: 'r1', user: someUser() });
});

test('a starting tab asks the others and has their tokens once one has answered', async () => {
  stop = syncWithOtherTabs();
  await settle();
  expect(heard).toEqual([{ asks: OLD }]);
  other.postMessage({ renewed: { token: NEW, refreshToken: 'r3' }, from: '' });
  await otherTabsAnswered();
  expect(tokens()).toEqual([NEW, 'r3']);
});

test('without other tabs a starting tab does not wait', async () => {
  stop = syncWithOtherTabs();
  await otherTabsAnswered();
  expect(tokens()).toEqual([OLD, 'r1']);
});

describe('a tab that runs', () => {
  beforeEach(async () => {
    stop = syncWithOtherTabs();
    await settle();
    heard = [];
  });

  test.each([
    [
      'an older token of this session',
      { token: NEW },
      OLD,
      [{ renewed: { token: NEW, refreshToken: 'r1' }, from: '' }],
    ],
    ['the same token', {}, OLD, []],
    ['a newer one', {}, NEW, []],
    ['a token of another session', { token: NEW }, jwt('s2', 1000), []],
    ['something that is no token', { token: NEW }, 'odd', []],
  ])('answers who asks with %s', async (_, mine, asks, answers) => {
    saveSession(mine);
    other.postMessage({ asks });
    await settle();
    expect(heard).toEqual(answers);
  });

  test.each([
    ['for the refresh token that it holds', 'r1', 'new', ['new', 'r2']],
    ['of its session, newer', 'unknown', NEW, [NEW, 'r2']],
    ['of another session', 'unknown', jwt('s2', 3000), [OLD, 'r1']],
    ['that is older', 'unknown', jwt('s1', 500), [OLD, 'r1']],
  ])('hears of a renewal %s', async (_, from, token, expected) => {
    other.postMessage({ renewed: { token, refreshToken: 'r2' }, from });
    await settle();
    expect(tokens()).toEqual(expected);
  });

  test('counts its session and its club for another day when it hears of a renewal', async () => {
    writeEntry('selectedClubId', CLUB_ID);
    const signedInAt = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(signedInAt + 23 * HOUR);
    other.postMessage({ renewed: { token: NEW, refreshToken: 'r2' }, from: 'r1' });
    await settle();
    clock.mockReturnValue(signedInAt + 25 * HOUR);
    expect([readEntry('user'), readEntry('selectedClubId')]).toEqual([someUser(), CLUB_ID]);
    clock.mockRestore();
  });

  test('a signed-out tab takes no tokens and publishes none', async () => {
    clearSession();
    other.postMessage({ renewed: { token: NEW, refreshToken: 'r2' }, from: 'r1' });
    other.postMessage({ asks: OLD });
    await settle();
    expect(tokens()).toEqual([null, null]);
    expect(heard).toEqual([]);
  });
});

test('renewed tokens are published to the other tabs', async () => {
  publishToOtherTabs({ token: NEW, refreshToken: 'r2' }, 'r1');
  await settle();
  expect(heard).toEqual([{ renewed: { token: NEW, refreshToken: 'r2' }, from: 'r1' }]);
});
