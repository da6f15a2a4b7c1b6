import { randomUUID } from 'node:crypto';
import { type Endpoint, type ErrorBody, PERMISSIONS, type Permission } from '@canchero/shared-contracts/core';
import { ENDPOINTS } from '@canchero/shared-contracts/endpoints';
import sql from 'sql-template-tag';
import { newDeployToken } from './platform/auth/deploy-token';
import { hashToken } from './platform/auth/opaque-token';
import { buildWorld, missingThings, type Things, type World } from './testing/authorization/world';
import { type Booted, boot } from './testing/boot';
import { mintExpiredToken, mintToken } from './testing/mint-token';
import type { Session } from './testing/test-client';

/** Verdict of an endpoint on a caller. */
type Verdict = 'admitted' | 'unauthenticated' | 'token_expired' | 'permission_denied' | 'forbidden' | 'not_found';
const REFUSALS: readonly string[] = ['unauthenticated', 'token_expired', 'permission_denied', 'forbidden', 'not_found'];

const ALL = Object.entries(ENDPOINTS).map(([name, endpoint]) => ({ name, endpoint }));
/** Endpoints that are reached with a token. */
const CASES = ALL.filter(({ endpoint }) => endpoint.authz.kind !== 'anonymous');
/** Endpoints whose path answers callers without a token by another one. */
const DOUBLED = CASES.filter(({ endpoint: { method, path } }) =>
  ALL.some((one) => !CASES.includes(one) && one.endpoint.method === method && one.endpoint.path === path),
);
const withKind = (...kinds: string[]) => CASES.filter(({ endpoint }) => kinds.includes(endpoint.authz.kind));
const ofClubs = withKind('member', 'stream');
const anyOfOf = ({ authz }: Endpoint): readonly Permission[] => (authz.kind === 'member' ? (authz.anyOf ?? []) : []);

let api: Booted;
let world: World;
beforeAll(async () => {
  api = await boot();
  world = await buildWorld(api);
});
afterAll(() => api.close());

/** @throws Error always: a path has a parameter that the tests have no thing for */
function lacking(key: string): never {
  throw new Error(`Nothing to call with :${key}. Add it to Things in api/src/testing/authorization/world.ts.`);
}

/** Calls with an empty body: a permitted caller fails later, at the schema. */
async function call(endpoint: Endpoint, things: Things, token: string | undefined, body: unknown = {}) {
  const params: Record<string, string> = {
    ...things,
    name: 'mfe-none',
    club: things.clubId,
    holdId: things.bookingId,
    reference: 'none',
    subscriptionId: 'none',
    invoiceId: 'none',
    ownerId: 'none',
    planId: 'none',
    sessionId: 'none',
    userId: 'none',
    token: 'malformed',
    tokenId: 'malformed',
    format: 'csv',
  };
  const stream = endpoint.authz.kind === 'stream';
  const response = await api.app.inject({
    method: endpoint.method,
    url: `/api${endpoint.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? lacking(key))}`,
    ...(stream && { query: { club_id: things.clubId, ...(token && { token }) } }),
    ...(endpoint.body && { payload: body as object }),
    headers: { ...(token && !stream && { authorization: `Bearer ${token}` }) },
    payloadAsStream: true,
  });
  if (String(response.headers['content-type']).startsWith('text/event-stream')) {
    response.stream().destroy();
    return { status: response.statusCode, body: null };
  }
  const chunks: Buffer[] = [];
  for await (const chunk of response.stream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return { status: response.statusCode, body: text ? (JSON.parse(text) as Partial<ErrorBody>) : null };
}

async function verdictOn(endpoint: Endpoint, token: string | undefined): Promise<Verdict> {
  const { status, body } = await call(endpoint, world.ours, token);
  if (endpoint.method === 'DELETE' && status < 300) await world.restock();
  if (status >= 500) throw new Error(`${endpoint.path} failed: ${JSON.stringify(body)}`);
  return REFUSALS.includes(body?.error ?? '') ? (body?.error as Verdict) : 'admitted';
}

const isForAdmins = ({ authz }: Pick<Endpoint, 'authz'>) => authz.kind === 'super_admin' || authz.kind === 'deployer';

/** Token of a session of its own, since one of the endpoints ends the session. */
const tokenOf = (who: Session, endpoint: Endpoint) =>
  mintToken(api.services, who.userId, {
    audience: isForAdmins(endpoint) && who === world.superAdmin ? 'admin' : 'user',
  });

/** Verdict for a signed-in user who does not belong to the club. */
function expectedOfStranger({ authz }: Endpoint): Verdict {
  if (isForAdmins({ authz })) return 'not_found';
  return ['member', 'stream', 'super_admin_account'].includes(authz.kind) ? 'not_found' : 'admitted';
}

describe('anonymous', () => {
  test.each(CASES.filter((one) => !DOUBLED.includes(one)))('$name', async ({ endpoint }) => {
    const expected = isForAdmins(endpoint) ? 'not_found' : 'unauthenticated';
    expect(await verdictOn(endpoint, undefined)).toBe(endpoint.authz.kind === 'public' ? 'admitted' : expected);
  });

  test.each(DOUBLED)('$name of a club with a public page, in its public form', async ({ endpoint }) => {
    expect(await verdictOn(endpoint, undefined)).toBe('admitted');
  });
});

describe('with an expired token', () => {
  test.each(CASES)('$name', async ({ name, endpoint }) => {
    const token = await mintExpiredToken(api.services, world.owner.userId);
    const lenient = endpoint.authz.kind === 'public' && name !== 'federation.remotes';
    const expected = isForAdmins(endpoint) ? 'not_found' : 'token_expired';
    expect(await verdictOn(endpoint, token)).toBe(lenient ? 'admitted' : expected);
  });
});

describe('with a token that somebody else signed', () => {
  test.each(CASES.filter(({ endpoint }) => endpoint.authz.kind !== 'public'))('$name', async ({ endpoint }) => {
    const [head, payload] = (await mintToken(api.services, world.owner.userId)).split('.');
    const expected = isForAdmins(endpoint) ? 'not_found' : 'unauthenticated';
    expect(await verdictOn(endpoint, `${head}.${payload}.${'A'.repeat(86)}`)).toBe(expected);
  });
});

describe('user without a club', () => {
  test.each(CASES)('$name', async ({ endpoint }) => {
    const token = await tokenOf(world.clubless, endpoint);
    expect(await verdictOn(endpoint, token)).toBe(expectedOfStranger(endpoint));
  });
});

describe('owner of another club', () => {
  test.each(CASES)('$name', async ({ endpoint }) => {
    const token = await tokenOf(world.otherOwner, endpoint);
    expect(await verdictOn(endpoint, token)).toBe(expectedOfStranger(endpoint));
  });
});

describe('staff with every permission but those of the endpoint', () => {
  test.each(ofClubs)('$name', async ({ endpoint }) => {
    const anyOf = anyOfOf(endpoint);
    const staff = await world.staffWith(PERMISSIONS.filter((permission) => !anyOf.includes(permission)));
    const expected = anyOf.length > 0 ? 'permission_denied' : 'admitted';
    expect(await verdictOn(endpoint, await tokenOf(staff, endpoint))).toBe(expected);
  });
});

const GRANTS = ofClubs.flatMap((one) => anyOfOf(one.endpoint).map((permission) => ({ ...one, permission })));

/**
 * Endpoints on objects that need a certain one of their permissions: the world's cash session and orders are those of a
 * buffet that the plan has.
 */
const NEEDS: Record<string, Permission> = { 'cash.get': 'buffet', 'order.list': 'buffet', 'order.get': 'buffet' };

describe('staff with one permission of the endpoint and no other', () => {
  test.each(GRANTS)('$name by $permission', async ({ name, endpoint, permission }) => {
    const staff = await world.staffWith([permission]);
    const expected = (NEEDS[name] ?? permission) === permission ? 'admitted' : 'permission_denied';
    expect(await verdictOn(endpoint, await tokenOf(staff, endpoint))).toBe(expected);
  });
});

describe('a member whose address is not verified', () => {
  let person: Session;
  beforeAll(async () => {
    person = await api.client.person({ verified: false });
    await api.client.join(world.ours.clubId, person.userId, 'manager', null);
  });

  test.each(ofClubs)('$name', async ({ endpoint }) => {
    expect(await verdictOn(endpoint, await tokenOf(person, endpoint))).toBe('forbidden');
  });
});

/** Writes that change nothing of the club: the end of an entry, and the caller's own marks on notifications. */
const OWN_BUSINESS = new Set([
  'club.endImpersonation',
  ...['notification.read', 'notification.readAll', 'notification.remove', 'notification.clear'],
]);

describe('super admin', () => {
  test.each(CASES)('$name', async ({ endpoint }) => {
    const expected = ofClubs.some((one) => one.endpoint === endpoint) ? 'not_found' : 'admitted';
    expect(await verdictOn(endpoint, await tokenOf(world.superAdmin, endpoint))).toBe(expected);
  });
  test.each(ofClubs)('$name of a club that they entered', async ({ endpoint }) => {
    const entered = { clubId: world.ours.clubId, write: true };
    expect(await verdictOn(endpoint, await mintToken(api.services, world.superAdmin.userId, { entered }))).toBe(
      'admitted',
    );
  });
  test.each(ofClubs)('$name of a club that they entered to look', async ({ name, endpoint }) => {
    const entered = { clubId: world.ours.clubId, write: false };
    const mayCall = endpoint.method === 'GET' || OWN_BUSINESS.has(name);
    expect(await verdictOn(endpoint, await mintToken(api.services, world.superAdmin.userId, { entered }))).toBe(
      mayCall ? 'admitted' : 'forbidden',
    );
  });
  test.each(withKind('super_admin', 'deployer'))('$name refuses their user token', async ({ endpoint }) => {
    expect(await verdictOn(endpoint, await mintToken(api.services, world.superAdmin.userId))).toBe('not_found');
  });
  test.each(withKind('user', 'member', 'stream', 'super_admin_account'))(
    '$name refuses their admin token',
    async ({ endpoint }) => {
      const token = await mintToken(api.services, world.superAdmin.userId, { audience: 'admin' });
      expect(await verdictOn(endpoint, token)).toBe('unauthenticated');
    },
  );
});

describe('owner of a suspended club', () => {
  const inClub = (ended: boolean) =>
    api.services.db.platform((tx) =>
      tx.query(
        ended
          ? sql`update club_suspensions set ended_at = now() where club_id = ${world.ours.clubId} and ended_at is null`
          : sql`insert into club_suspensions (club_id, reason, began_at)
              values (${world.ours.clubId}, 'Pago en disputa', now() - interval '1 day')`,
      ),
    );
  beforeAll(() => inClub(false));
  afterAll(() => inClub(true));

  test.each(ofClubs)('$name', async ({ name, endpoint }) => {
    const mayCall = endpoint.method === 'GET' || OWN_BUSINESS.has(name);
    const { body } = await call(endpoint, world.ours, await tokenOf(world.owner, endpoint));
    expect(body?.error === 'club_suspended').toBe(!mayCall);
  });
});

describe('deploy token', () => {
  let token: string;
  beforeAll(async () => {
    token = newDeployToken();
    const hash = hashToken(token, api.services.config.secrets.tokenPepper);
    await api.services.db.platform((tx) =>
      tx.query(sql`
        insert into deploy_tokens (remote, label, token_hash, created_at, created_by)
        values ('mfe-none', 'CI', ${hash}, now(), ${world.superAdmin.userId})`),
    );
  });

  test.each(CASES)('$name', async ({ name, endpoint }) => {
    const { kind } = endpoint.authz;
    const isOpen = kind === 'deployer' || (kind === 'public' && name !== 'federation.remotes');
    const expected = kind === 'super_admin' ? 'not_found' : 'unauthenticated';
    expect(await verdictOn(endpoint, token)).toBe(isOpen ? 'admitted' : expected);
  });
});

describe('calls of super admins are for everyone else paths that do not exist', () => {
  const answerTo = async (method: Endpoint['method'], url: string, token: string | undefined) => {
    const { statusCode, body, headers } = await api.app.inject({
      method,
      url,
      headers: { ...(token && { authorization: `Bearer ${token}` }) },
    });
    // each answer has its own time, id and nonce
    const { date: _, 'x-request-id': id, 'content-security-policy': policy, ...rest } = headers;
    return {
      statusCode,
      headers: rest,
      policy: String(policy).replace(/'nonce-[^']+'/, ''),
      body: body.replace(String(id), ''),
    };
  };
  const callers = {
    'a visitor': async () => undefined,
    'an owner': () => mintToken(api.services, world.owner.userId),
    'a session that has expired': () => mintExpiredToken(api.services, world.owner.userId),
    'a super admin without the second factor': () => mintToken(api.services, world.superAdmin.userId),
  };

  for (const [who, tokenOfCaller] of Object.entries(callers)) {
    test.each(withKind('super_admin', 'deployer'))(`$name for ${who}`, async ({ endpoint: { method, path } }) => {
      const url = `/api${path.replaceAll(':', '')}`;
      const missing = await answerTo(method, `${url}-missing`, await tokenOfCaller());
      expect(missing.statusCode).toBe(404);
      expect(await answerTo(method, url, await tokenOfCaller())).toEqual(missing);
    });
  }
});

/** Bodies that pass the schema, for endpoints on one object of a club. */
const BODIES: Record<string, unknown> = {
  'court.change': { name: 'Taken over', version: 1 },
  'booking.change': { description: 'Taken over', version: 1 },
  'booking.cancel': { version: 1 },
  'booking.move': { court_id: missingThings().courtId, start: '2031-01-06T10:00:00Z', duration: 60, version: 1 },
  'booking.undo': { version: 1 },
  'booking.applyTariff': { version: 1 },
  'booking.addPlayers': { player_ids: [missingThings().playerId] },
  'booking.changeSeriesPlayers': { scope: 'series', add: [missingThings().playerId] },
  'booking.previewExtension': { end_date: '2032-01-01' },
  'booking.extendSeries': { end_date: '2032-01-01' },
  'block.change': { reason: 'Taken over', version: 1 },
  'player.change': { notes: 'Taken over', version: 1 },
  'player.payDebts': { method: 'cash', amount: 1 },
  'player.addLedgerEntry': { kind: 'deposit', amount: 1, method: 'cash' },
  'pricing.change': { price: 1, version: 1 },
  'booking.remove': { version: 1 },
  'booking.setStatus': { status: 'confirmed', version: 1 },
  'bookingNote.add': { scope: 'individual', text: 'Taken over' },
  'bookingNote.change': { text: 'Taken over', version: 1 },
  'member.change': { role: 'staff', version: 1 },
  'payment.add': { method: 'cash', amount: 1 },
  'payment.bulk': { method: 'cash', lines: [{ kind: 'share', id: missingThings().playerId, amount: 1 }] },
  'payment.creditSurplus': { player_id: missingThings().playerId, amount: 1 },
  'payment.setShare': { share: 1 },
  'payment.change': { notes: 'Taken over', version: 1 },
  'payment.remove': { reason: 'Taken over' },
  'payment.refund': { amount: 1, reason: 'Taken over' },
  'item.change': { name: 'Taken over', version: 1 },
  'item.changeCategory': { name: 'Taken over', version: 1 },
  'order.change': { note: 'Taken over', version: 1 },
  'order.pay': { payments: [{ method: 'cash', amount: 1 }] },
  'order.cancel': { reason: 'Taken over' },
  'order.putOnBooking': {
    booking_id: randomUUID(),
    lines: [{ name: 'Taken over', quantity: 1, unit_price: 1 }],
    reason: 'Taken over',
    version: 1,
  },
  'order.refund': { reason: 'Taken over' },
  'consumption.add': { lines: [{ name: 'Taken over', quantity: 1, unit_price: 1 }] },
  'consumption.change': { quantity: 1, version: 1 },
  'cash.addMovement': { type: 'in', amount: 1, reason: 'Taken over' },
  'cash.close': { counted: {} },
};

describe('things of another club look as if they did not exist', () => {
  const anonymised = async (endpoint: Endpoint, things: Things, token: string, body: unknown) => {
    const answer = await call(endpoint, things, token, body);
    return { ...answer, body: answer.body && { ...answer.body, request_id: '' } };
  };
  // the ending of a file does not count as a thing of a club
  const ofThings = ofClubs.filter(({ endpoint }) => /:clubId\/.*\/:\w+/.test(endpoint.path));

  test.each(ofClubs)('$name of a foreign club', async ({ name, endpoint }) => {
    const token = await tokenOf(world.otherOwner, endpoint);
    const foreign = await anonymised(endpoint, world.ours, token, BODIES[name]);
    expect(foreign).toEqual(await anonymised(endpoint, missingThings(), token, BODIES[name]));
    expect(foreign.status).toBe(404);
  });

  test.each(ofThings)('$name of a foreign thing in the own club', async ({ name, endpoint }) => {
    const token = await tokenOf(world.otherOwner, endpoint);
    const { clubId } = world.theirs;
    const foreign = await anonymised(endpoint, { ...world.ours, clubId }, token, BODIES[name]);
    const missing = await anonymised(endpoint, { ...missingThings(), clubId }, token, BODIES[name]);
    expect(foreign).toEqual(missing);
    // a body of BODIES passes the schema, so that the thing is looked for
    expect({ [name]: foreign.body?.error }).not.toEqual({ [name]: 'validation_failed' });
  });
});
