import { sessionEndpoints } from '@canchero/shared-contracts/auth';
import { clubEndpoints } from '@canchero/shared-contracts/club';
import { federationEndpoints, releaseEndpoints } from '@canchero/shared-contracts/federation';
import { waitFor } from '@testing-library/react';
import { debugLog } from '../diagnostics/debug-log';
import { bindNavigate } from '../navigation/navigate';
import { readEntry, writeEntry } from '../storage/entries';
import { type Answer, ApiServer, error } from '../testing/api-server';
import { CLUB_ID, someUser } from '../testing/people';
import { learnServerTime } from './server-clock';
import { refreshProfile } from './session-actions';
import { call } from './session-call';
import { clearSession, hasLapsed, restoreSession, saveSession, session } from './session-store';

const api = new ApiServer();
const went: unknown[] = [];
let told: unknown;
const ok = { status: 200, body: { data: [] } };
const renewed = { status: 200, body: { data: { token: 'new', refresh_token: 'refresh-2' } } };

beforeAll(() => api.start());
afterAll(() => api.stop());
beforeEach(() => {
  api.asked = [];
  went.length = 0;
  bindNavigate((to, options) => {
    went.push(to);
    told = options?.state;
  });
  window.history.replaceState(null, '', '/agenda');
  saveSession({ token: 'old', refreshToken: 'refresh-1', adminToken: null, user: someUser() });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

test('ten reads and ten writes that are refused at once share one refresh, and each is sent once more', async () => {
  api.respond = async ({ path, authorization }) => {
    if (path !== '/auth/refresh-token') return authorization === 'Bearer new' ? ok : error(401, 'token_expired');
    await new Promise((done) => setTimeout(done, 50));
    return renewed;
  };
  const ten = <T>(begin: () => Promise<T>) => Array.from({ length: 10 }, begin);
  const body = { name: 'Ana' };
  const reads = ten(() => call(clubEndpoints.mine, {}));
  const writes = ten(() => call(sessionEndpoints.changeProfile, { body }));
  expect(await Promise.all([...reads, ...writes])).toHaveLength(20);
  expect(api.countOf('/auth/refresh-token')).toBe(1);
  expect(api.countOf('/club/my-clubs')).toBe(20);
  const sent = api.asked.filter(({ path }) => path === '/auth/protected/profile');
  expect(sent.map((one) => one.body)).toEqual(Array(20).fill(body));
  expect(session.getState()).toMatchObject({ token: 'new', refreshToken: 'refresh-2' });
  expect(debugLog.getState().entries).toContainEqual(expect.objectContaining({ kind: 'session', text: 'renewed' }));
  expect(api.asked.find(({ path }) => path === '/auth/refresh-token')).toMatchObject({
    body: { refresh_token: 'refresh-1' },
    authorization: undefined,
  });
});

test('a clock that is an hour ahead costs one renewal; the new token is valid for ten minutes', async () => {
  const issued = (secondsAgo: number) => {
    const iat = Math.floor(Date.now() / 1000) - 3600 - secondsAgo;
    return `h.${btoa(JSON.stringify({ iat, exp: iat + 600 }))}.s`;
  };
  saveSession({ token: issued(60) });
  const fresh = issued(0);
  api.respond = ({ path }) =>
    path === '/auth/refresh-token' ? { status: 200, body: { data: { token: fresh, refresh_token: 'refresh-2' } } } : ok;
  await call(clubEndpoints.mine, {});
  await call(clubEndpoints.mine, {});
  expect(api.countOf('/auth/refresh-token')).toBe(1);
  expect(session.getState().token).toBe(fresh);
  learnServerTime(`h.${btoa(JSON.stringify({ iat: Date.now() / 1000 }))}.s`);
});

test('a session in use does not end by age: each renewal stamps the user and the club anew', async () => {
  const HOUR = 3_600_000;
  const signedInAt = Date.now();
  const clock = jest.spyOn(Date, 'now');
  const kept = { user_id: someUser().id, club: null };
  writeEntry('selectedClubId', CLUB_ID);
  writeEntry('selectedClub', kept);
  api.respond = ({ path, authorization }) => {
    if (path === '/auth/refresh-token') return renewed;
    return authorization === 'Bearer new' ? ok : error(401, 'token_expired');
  };
  clock.mockReturnValue(signedInAt + 23 * HOUR);
  await call(clubEndpoints.mine, {});
  clock.mockReturnValue(signedInAt + 25 * HOUR);
  restoreSession();
  expect(session.getState()).toMatchObject({ token: 'new', user: someUser() });
  expect([readEntry('selectedClubId'), readEntry('selectedClub')]).toEqual([CLUB_ID, kept]);
  clock.mockReturnValue(signedInAt + 48 * HOUR);
  restoreSession();
  expect(session.getState().user).toBeNull();
  clock.mockRestore();
});

test('a call is repeated at most once: a second 401 is returned', async () => {
  api.respond = ({ path }) => (path === '/auth/refresh-token' ? renewed : error(401, 'unauthenticated'));
  await expect(call(clubEndpoints.mine, {})).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
  expect(api.countOf('/club/my-clubs')).toBe(2);
  expect(session.getState().user).not.toBeNull();
});

test('a failed refresh rejects every waiting call, clears the session and goes to /login', async () => {
  api.respond = () => error(401, 'invalid_refresh_token');
  const calls = await Promise.allSettled([call(clubEndpoints.mine, {}), call(sessionEndpoints.profile, {})]);
  expect(calls.map((one) => one.status)).toEqual(['rejected', 'rejected']);
  expect(api.countOf('/auth/refresh-token')).toBe(1);
  expect(session.getState()).toMatchObject({ token: null, user: null, refreshToken: null });
  expect(sessionStorage).toHaveLength(0);
  expect(went).toEqual(['/login']);
  expect(told).toEqual({ from: '/agenda' });
  expect(hasLapsed()).toBe(true);
});

describe('an outage at the moment of renewal', () => {
  const expired = `x.${btoa(JSON.stringify({ exp: 1000 }))}.x`;
  const refreshing = ({ path }: { path: string }) => path === '/auth/refresh-token';
  const staysSignedIn = () => {
    expect(session.getState()).toMatchObject({ refreshToken: 'refresh-1', user: someUser() });
    expect(went).toEqual([]);
  };

  test.each([
    ['expired', expired],
    ['refused', 'old'],
  ])('rejects the call whose token was %s as it was answered; the next one renews', async (_, token) => {
    saveSession({ token });
    let up = false;
    api.respond = (asked) => {
      if (refreshing(asked)) return up ? renewed : error(429, 'rate_limited');
      return asked.authorization === 'Bearer new' ? ok : error(401, 'token_expired');
    };
    await expect(call(clubEndpoints.mine, {})).rejects.toMatchObject({ status: 429, code: 'rate_limited' });
    staysSignedIn();
    up = true;
    await expect(call(clubEndpoints.mine, {})).resolves.toEqual([]);
    expect(session.getState()).toMatchObject({ token: 'new', refreshToken: 'refresh-2' });
  });

  test('without a connection rejects with status 0 and keeps the session', async () => {
    saveSession({ token: expired });
    await api.stop();
    try {
      await expect(call(sessionEndpoints.profile, {})).rejects.toMatchObject({ status: 0, code: 'no_connection' });
    } finally {
      await api.restart();
    }
    staysSignedIn();
  });

  test('that ends within two seconds is not noticed, nor by a write', async () => {
    saveSession({ token: expired });
    let tries = 0;
    api.respond = (asked) => {
      if (!refreshing(asked)) return ok;
      tries += 1;
      return tries < 3 ? error(502, 'unexpected_answer') : renewed;
    };
    await expect(call(sessionEndpoints.changeProfile, { body: { name: 'Ana' } })).resolves.toEqual([]);
    expect(api.asked.map(({ path }) => path)).toEqual([
      ...Array(3).fill('/auth/refresh-token'),
      '/auth/protected/profile',
    ]);
  });

  test('of an administrator’s token rejects the call as it was answered', async () => {
    saveSession({ adminToken: expired });
    api.respond = ({ path }) => (path === '/auth/protected/admin-token' ? error(503, 'unavailable') : ok);
    await expect(call(releaseEndpoints.list, {})).rejects.toMatchObject({ status: 503 });
    staysSignedIn();
  });
});

test('without a refresh token nothing is requested, and the session ends', async () => {
  saveSession({ refreshToken: null });
  api.respond = () => error(401, 'token_expired');
  await expect(call(clubEndpoints.mine, {})).rejects.toMatchObject({ name: 'AbortError' });
  expect(api.countOf('/auth/refresh-token')).toBe(0);
  expect(went).toEqual(['/login']);
});

test('on /onboarding a failed refresh only warns', async () => {
  window.history.replaceState(null, '', '/onboarding');
  api.respond = () => error(401, 'invalid_refresh_token');
  await expect(call(clubEndpoints.mine, {})).rejects.toMatchObject({ status: 401 });
  expect(session.getState().token).toBe('old');
  expect(went).toEqual([]);
  expect(console.warn).toHaveBeenCalled();
});

test.each(['/login', '/register', '/forgot-password', '/reset-password', '/verify-email'])(
  'on %s a 401 is the answer itself',
  async (page) => {
    window.history.replaceState(null, '', page);
    api.respond = () => error(401, 'invalid_credentials');
    await expect(call(clubEndpoints.mine, {})).rejects.toMatchObject({ status: 401 });
    expect(api.countOf('/auth/refresh-token')).toBe(0);
  },
);

test.each(['/agenda', '/invitation'])('on %s an expired token is renewed before the call', async (page) => {
  window.history.replaceState(null, '', page);
  const past = `x.${btoa(JSON.stringify({ exp: 1000 }))}.x`;
  saveSession({ token: past });
  api.respond = ({ path }) => (path === '/auth/refresh-token' ? renewed : ok);
  await call(clubEndpoints.mine, {});
  expect(api.asked.map(({ path, authorization }) => [path, authorization])).toEqual([
    ['/auth/refresh-token', undefined],
    ['/club/my-clubs', 'Bearer new'],
  ]);
});

test('calls under /admin/ carry the admin token, renewed by the session when refused', async () => {
  saveSession({ adminToken: 'admin-old' });
  api.respond = ({ path, authorization }) => {
    if (path === '/auth/protected/admin-token') return { status: 200, body: { data: { admin_token: 'admin-new' } } };
    return authorization === 'Bearer admin-new' ? ok : error(401, 'token_expired');
  };
  await call(releaseEndpoints.list, {});
  expect(api.asked.map(({ path, authorization }) => [path, authorization])).toEqual([
    ['/admin/releases', 'Bearer admin-old'],
    ['/auth/protected/admin-token', 'Bearer old'],
    ['/admin/releases', 'Bearer admin-new'],
  ]);
});

test('anonymous calls carry no token, and a read is retried while the api is busy', async () => {
  clearSession();
  let answers = 0;
  api.respond = () => {
    answers += 1;
    return answers < 3 ? error(503, 'unavailable') : ok;
  };
  await call(federationEndpoints.remotes, {});
  expect(api.asked.map(({ authorization }) => authorization)).toEqual([undefined, undefined, undefined]);
});

test('a read that is refused after its last retry is not sent a fifth time', async () => {
  let answers = 0;
  api.respond = ({ path }) => {
    if (path === '/auth/refresh-token') return renewed;
    answers += 1;
    return answers < 4 ? error(503, 'unavailable') : error(401, 'token_expired');
  };
  await expect(call(clubEndpoints.mine, {})).rejects.toMatchObject({ status: 401, code: 'token_expired' });
  expect(api.asked.map(({ path }) => path)).toEqual(Array(4).fill('/club/my-clubs'));
});

test('a read keeps its token while it is retried, and gets the renewed one when that is refused', async () => {
  let answers = 0;
  api.respond = ({ path }) => {
    if (path === '/auth/refresh-token') return renewed;
    answers += 1;
    return [error(503, 'unavailable'), error(401, 'token_expired'), error(503, 'unavailable'), ok][answers - 1] ?? ok;
  };
  await call(clubEndpoints.mine, {});
  expect(api.asked.map(({ authorization }) => authorization)).toEqual([
    'Bearer old',
    'Bearer old',
    undefined,
    'Bearer new',
    'Bearer new',
  ]);
});

test('a write is sent once, whatever the answer', async () => {
  api.respond = () => error(503, 'unavailable');
  await expect(call(sessionEndpoints.logout, {})).rejects.toMatchObject({ status: 503 });
  expect(api.asked).toHaveLength(1);
});

describe('another person signs in before an answer has come', () => {
  const bea = { token: 'bea', refreshToken: 'refresh-bea', adminToken: null, user: someUser({ name: 'Bea' }) };
  /** Answers that the server holds back, by path. */
  let arrive: Record<string, (answer: Answer) => void>;
  const held: ApiServer['respond'] = ({ path }) =>
    new Promise((done) => {
      arrive[path] = done;
    });
  const hasAsked = (path: string) => waitFor(() => expect(api.countOf(path)).toBeGreaterThan(0));
  const changeSession = () => {
    clearSession();
    saveSession(bea);
  };
  beforeEach(() => {
    arrive = {};
    api.respond = held;
  });

  test('its data reaches nobody', async () => {
    const reading = call(clubEndpoints.mine, {});
    await hasAsked('/club/my-clubs');
    changeSession();
    arrive['/club/my-clubs']?.(ok);
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('a read that waits for its retry is not sent with the next token', async () => {
    api.respond = () => error(503, 'unavailable');
    const reading = call(clubEndpoints.mine, {}).catch((reason: Error) => reason.name);
    await hasAsked('/club/my-clubs');
    changeSession();
    expect(await reading).toBe('AbortError');
    await new Promise((done) => setTimeout(done, 400));
    expect(api.asked.map(({ authorization }) => authorization)).toEqual(['Bearer old']);
  });

  test.each<[string, Answer]>([
    ['renewed tokens are', renewed],
    ['a refused renewal is', error(401, 'invalid_refresh_token')],
  ])('%s not applied to the next session', async (_, answer) => {
    api.respond = (asked) => (asked.path === '/auth/refresh-token' ? held(asked) : error(401, 'token_expired'));
    const reading = call(clubEndpoints.mine, {}).catch((reason: Error) => reason.name);
    await hasAsked('/auth/refresh-token');
    changeSession();
    arrive['/auth/refresh-token']?.(answer);
    expect(await reading).toBe('AbortError');
    await new Promise((done) => setTimeout(done, 150));
    expect(session.getState()).toEqual(bea);
    expect(went).toEqual([]);
  });

  test('the next session does not wait for the renewal of the one before', async () => {
    api.respond = (asked) => {
      if (asked.path !== '/auth/refresh-token')
        return asked.authorization === 'Bearer new' ? ok : error(401, 'expired');
      return (asked.body as { refresh_token: string }).refresh_token === 'refresh-bea' ? renewed : held(asked);
    };
    const ended = call(clubEndpoints.mine, {}).catch((reason: Error) => reason.name);
    await hasAsked('/auth/refresh-token');
    changeSession();
    await expect(call(clubEndpoints.mine, {})).resolves.toEqual([]);
    expect(session.getState()).toMatchObject({ token: 'new', user: bea.user });
    expect(await ended).toBe('AbortError');
  });

  test('an administrator’s token is not applied to the next session', async () => {
    saveSession({ adminToken: 'admin-old' });
    api.respond = (asked) => (asked.path === '/auth/protected/admin-token' ? held(asked) : error(401, 'token_expired'));
    const reading = call(releaseEndpoints.list, {}).catch((reason: Error) => reason.name);
    await hasAsked('/auth/protected/admin-token');
    changeSession();
    arrive['/auth/protected/admin-token']?.({ status: 200, body: { data: { admin_token: 'admin-new' } } });
    expect(await reading).toBe('AbortError');
    expect(session.getState()).toEqual(bea);
  });

  test('a profile is not merged into the next user', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const refreshed = refreshProfile().catch((reason: Error) => reason.name);
    await hasAsked('/auth/protected/profile');
    changeSession();
    arrive['/auth/protected/profile']?.({ status: 200, body: { data: someUser({ name: 'Ana' }) } });
    expect(await refreshed).toBe('AbortError');
    expect(session.getState().user?.name).toBe('Bea');
    expect(console.error).not.toHaveBeenCalled();
  });
});

test('each attempt is in the debug log, without credentials', async () => {
  saveSession({ token: 'secret-token' });
  api.respond = () => ok;
  await call(clubEndpoints.mine, {});
  const [last] = debugLog.getState().entries.slice(-1);
  expect(last).toMatchObject({ kind: 'http', text: expect.stringMatching(/^GET \/api\/club\/my-clubs 200 \d+ ms$/) });
  expect(last?.detail?.authorization).toBe('•••');
  expect(JSON.stringify(debugLog.getState().entries)).not.toContain('secret-token');
});
