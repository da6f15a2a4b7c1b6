import { courtEndpoints } from '@canchero/shared-contracts/court';
import { type HoldChallenge, type HoldProof, onlineBookingEndpoints } from '@canchero/shared-contracts/online-booking';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import { arbitraryOf } from '../../testing/arbitrary-of';
import { type Booted, boot } from '../../testing/boot';
import { TestClub } from '../../testing/test-club';

// the limits are those of production; each test calls from addresses of its own
let api: Booted;
let club: TestClub;
let courts: string[];
beforeAll(async () => {
  api = await boot({ config: { trustProxy: ['127.0.0.1'], rateLimitFactor: 1 } });
});
beforeEach(async () => {
  club = await TestClub.open(api.client);
  await club.set({ public_enabled: true });
  courts = [(await club.court()).id, (await club.court()).id];
});
afterAll(() => api.close());

const DAY = DateTime.utc().plus({ days: 2 }).startOf('day').plus({ hours: 12 });
const at = (hour: number) => DAY.plus({ hours: hour }).toISO() as string;
let addresses = 0;
const address = () => `10.6.${++addresses >> 8}.${addresses & 255}`;

interface Given {
  from: string;
  court?: string;
  hour?: number;
  proof?: unknown;
  at?: TestClub;
  key?: string;
}
const hold = ({ from, court = courts[0] as string, hour = 0, proof, at: of = club, key }: Given) =>
  api.client.call(
    onlineBookingEndpoints.hold,
    {
      params: { club: of.clubId },
      body: { court_id: court, start: at(hour), duration: 60, ...(proof !== undefined && { proof }) },
    } as never,
    undefined,
    { 'x-forwarded-for': from, ...(key && { 'idempotency-key': key }) },
  );
/** Holds and lets go, as somebody who compares places or wants to be in the way. */
async function look(given: Given) {
  const answer = await hold(given);
  if (answer.status !== 201) return answer;
  const params = { club: (given.at ?? club).clubId, holdId: answer.data.hold_id };
  await api.client.call(onlineBookingEndpoints.release, { params });
  return answer;
}
async function solve(challenge: HoldChallenge): Promise<HoldProof> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('not solved');
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
}
const challengeOf = async (given: Given): Promise<HoldChallenge> => {
  const { status, error } = await hold(given);
  expect([status, error.error]).toEqual([428, 'proof_required']);
  return error.params.challenge as HoldChallenge;
};
/** Makes the club look abused: so many holds from as many addresses were let go. */
const abuse = (holds: number) =>
  api.services.db.tenant(club.clubId, (tx) =>
    tx.query(sql`
      insert into recent_holds (club_id, hold_id, held_by)
      select ${club.clubId}, gen_random_uuid(), 'address ' || n from generate_series(1, ${holds}) n`),
  );

test('somebody who compares places is not asked; from the seventh hold on each costs a proof', async () => {
  const from = address();
  for (let n = 0; n < 6; n++) expect((await look({ from, hour: n })).status).toBe(201);
  const proof = await solve(await challengeOf({ from, hour: 6 }));
  expect((await hold({ from, hour: 6, proof })).status).toBe(201);
  // others at the same club are not concerned
  expect((await hold({ from: address(), hour: 7 })).status).toBe(201);
});

test('a place that addresses hold in turn costs a proof that gets dearer; what it overlaps too, other places do not', async () => {
  for (let n = 0; n < 2; n++) expect((await look({ from: address() })).status).toBe(201);
  const costs: number[] = [];
  for (let n = 0; n < 5; n++) {
    const from = address();
    const proof = await solve(await challengeOf({ from }));
    costs.push(proof.solution.counter);
    expect((await look({ from, proof })).status).toBe(201);
  }
  for (const counter of costs.slice(0, 2)) expect(counter).toBeLessThanOrEqual(100);
  expect(costs[4]).toBeGreaterThanOrEqual(240);
  await challengeOf({ from: address(), hour: 0.5 });
  expect((await look({ from: address(), hour: 1 })).status).toBe(201);
  expect((await look({ from: address(), court: courts[1] as string })).status).toBe(201);
});

test('what became a booking is not counted', async () => {
  const from = address();
  for (let hour = 0; hour < 7; hour++) {
    const { data, status } = await hold({ from, hour });
    expect(status).toBe(201);
    await api.services.db.tenant(club.clubId, (tx) =>
      tx.query(sql`update bookings set state = 'confirmed' where id = ${data.hold_id}`),
    );
  }
});

test('twelve players of one Wi-Fi hold a place each, the later ones by a proof that gets dearer', async () => {
  const from = address();
  const costs: number[] = [];
  for (let n = 0; n < 12; n++) {
    const given = { from, hour: n >> 1, court: courts[n % 2] as string };
    const first = await hold(given);
    if (first.status === 201) continue;
    const proof = await solve(first.error.params.challenge as HoldChallenge);
    costs.push(proof.solution.counter);
    expect((await hold({ ...given, proof })).status).toBe(201);
  }
  expect(costs).toHaveLength(9);
  for (const counter of costs.slice(0, 3)) expect(counter).toBeLessThanOrEqual(100);
  for (const counter of costs.slice(6)) expect(counter).toBeGreaterThanOrEqual(240);
  expect(await hold({ from, hour: 8 })).toMatchObject({
    status: 429,
    error: { error: 'too_many_holds', params: { max: 12 } },
  });
});

test('an abused club asks everybody for a proof, and is itself again half an hour later', async () => {
  await abuse(11);
  expect((await look({ from: address() })).status).toBe(201);
  const from = address();
  const challenge = await challengeOf({ from });
  expect((await hold({ from, proof: await solve(challenge) })).status).toBe(201);
  await api.services.db.tenant(club.clubId, (tx) =>
    tx.query(sql`update recent_holds set taken_at = taken_at - interval '31 minutes'`),
  );
  expect((await hold({ from: address(), hour: 1 })).status).toBe(201);
});

test('an abused club keeps half of its courts of a sport out of holds, whoever asks', async () => {
  await abuse(18);
  const tennis = await club.court({ sport: 'tennis' });
  const proved = async (given: Omit<Given, 'from'>) => {
    const from = address();
    return hold({ from, ...given, proof: await solve(await challengeOf({ from, ...given })) });
  };
  expect((await proved({})).status).toBe(201);
  expect(await proved({ court: courts[1] as string })).toMatchObject({
    status: 429,
    error: { error: 'too_many_holds_at_club' },
  });
  expect((await proved({ court: courts[1] as string, hour: 1 })).status).toBe(201);
  expect((await proved({ court: tennis.id })).status).toBe(201);
  // staff book what nobody holds
  expect((await club.book(courts[1] as string, at(0))).status).toBe(201);
});

describe('refuses, with another challenge, a proof', () => {
  let from: string;
  beforeEach(async () => {
    await abuse(12);
    from = address();
  });
  const refused = async (given: Given) => {
    const { signature } = await challengeOf(given);
    expect(signature).not.toBe((given.proof as HoldProof).challenge.signature);
  };

  test('that is wrong, or whose challenge was changed', async () => {
    const proof = await solve(await challengeOf({ from }));
    const derivedKey = proof.solution.derivedKey.replace(/^../, (byte) => (byte === '00' ? '01' : '00'));
    await refused({ from, proof: { ...proof, solution: { ...proof.solution, derivedKey } } });
    const parameters = { ...proof.challenge.parameters, expiresAt: proof.challenge.parameters.expiresAt + 3600 };
    await refused({ from, proof: { ...proof, challenge: { ...proof.challenge, parameters } } });
    await refused({ from, proof: { ...proof, challenge: { ...proof.challenge, signature: 'ab'.repeat(32) } } });
    expect((await hold({ from, proof: { ...proof, more: 1 } })).error.error).toBe('validation_failed');
    expect((await hold({ from, proof })).status).toBe(201);
  });

  test('that was used', async () => {
    const proof = await solve(await challengeOf({ from }));
    const answers = await Promise.all([0, 1, 2, 3].map((hour) => hold({ from, hour, proof })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 428, 428, 428]);
    await refused({ from, hour: 5, proof });
    // the constraint of the database refuses it as well
    const again = api.services.db.tenant(club.clubId, (tx) =>
      tx.query(sql`
        insert into recent_holds (club_id, hold_id, held_by, proof)
        values (${club.clubId}, gen_random_uuid(), 'x', ${proof.challenge.signature})`),
    );
    await expect(again).rejects.toThrow('recent_holds_proof');
  });

  test('that came too late', async () => {
    const proof = await solve(await challengeOf({ from }));
    api.clock.advance(5);
    await refused({ from, proof });
    api.clock.reset();
    expect((await hold({ from, proof })).status).toBe(201);
  });

  test('that is anything at all', async () => {
    const challenge = await challengeOf({ from });
    const { proof: schema } = (onlineBookingEndpoints.hold.body as z.ZodObject).shape;
    const proofs = arbitraryOf(schema as z.ZodType, {
      challenge: [challenge],
      counter: [60, 80, 100],
      derivedKey: ['ab'.repeat(32), 'ab', 'abc'],
    });
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(proofs, async (proof) => void statuses.add((await hold({ from, proof })).status)),
      { numRuns: 50 },
    );
    expect([...statuses].sort()).toEqual([422, 428]);
  });

  test('of another address or club', async () => {
    const proof = await solve(await challengeOf({ from }));
    await refused({ from: address(), proof });
    const mine = club;
    club = await TestClub.open(api.client);
    await club.set({ public_enabled: true });
    const court = (await club.court()).id;
    await abuse(12);
    await refused({ from, court, proof });
    club = mine;
  });
});

test('a call whose answer was lost is repeated with its key and proof; a refused place does not use the proof up', async () => {
  await abuse(18);
  const from = address();
  const taken = await club.court();
  await club.booked(taken.id, at(3));
  const proof = await solve(await challengeOf({ from }));
  expect((await hold({ from, proof, court: taken.id, hour: 3 })).error.error).toBe('schedule_conflict');
  const [first, again] = [
    await hold({ from, proof, key: 'one-key-of-this' }),
    await hold({ from, proof, key: 'one-key-of-this' }),
  ];
  expect(first.status).toBe(201);
  expect(again).toMatchObject({ status: 201, data: first.data });
});

test('an address is what a trusted proxy says, and a network in IPv6', async () => {
  const v6 = (n: number) => `2001:db8:1:2::${n.toString(16)}`;
  for (let n = 1; n <= 3; n++) expect((await hold({ from: v6(n), hour: n })).status).toBe(201);
  await challengeOf({ from: v6(4), hour: 4 });
  expect((await hold({ from: '2001:db8:1:3::1', hour: 4 })).status).toBe(201);
  const direct = (hour: number) =>
    api.app.inject({
      method: 'POST',
      url: `/api/club/public/clubs/${club.clubId}/holds`,
      remoteAddress: '192.0.2.9',
      headers: { 'x-forwarded-for': address() },
      payload: { court_id: courts[1], start: at(hour), duration: 60 },
    });
  for (let n = 1; n <= 3; n++) expect((await direct(n)).statusCode).toBe(201);
  expect((await direct(5)).statusCode).toBe(428);
});

test('the courts of the club decide how many holds are usual', async () => {
  await abuse(12);
  for (const name of ['C', 'D']) {
    const params = { clubId: club.clubId };
    await api.client.call(
      courtEndpoints.create,
      { params, body: { name, sport: 'padel', base_price: 1 } } as never,
      club.owner.token,
    );
  }
  expect((await hold({ from: address() })).status).toBe(201);
});
