import { type HoldChallenge, type HoldProof, onlineBookingEndpoints } from '@canchero/shared-contracts/online-booking';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { DateTime } from 'luxon';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../testing/boot';
import { TestClub } from '../testing/test-club';

const AT_ONCE = 20;
const ROUNDS = 5;

// the limits are those of production; the club looks abused from the beginning
let api: Booted;
let club: TestClub;
let courts: string[];
beforeAll(async () => {
  api = await boot({ config: { trustProxy: ['127.0.0.1'], rateLimitFactor: 1 } });
  club = await TestClub.open(api.client);
  await club.set({ public_enabled: true });
  courts = [];
  for (let n = 0; n < 4; n++) courts.push((await club.court()).id);
  await api.services.db.tenant(club.clubId, (tx) =>
    tx.query(sql`
      insert into recent_holds (club_id, hold_id, held_by)
      select ${club.clubId}, gen_random_uuid(), 'address ' || n from generate_series(1, 24) n`),
  );
});
afterAll(() => api.close());

const DAY = DateTime.utc().plus({ days: 2 }).startOf('day');
const start = (hour: number) => DAY.plus({ hours: hour }).toISO() as string;
const together = <T>(n: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)));
let addresses = 0;
const address = () => `10.7.${++addresses >> 8}.${addresses & 255}`;

const hold = (from: string, court: string, hour: number, proof?: HoldProof) =>
  api.client.call(
    onlineBookingEndpoints.hold,
    {
      params: { club: club.clubId },
      body: { court_id: court, start: start(hour), duration: 60, ...(proof && { proof }) },
    },
    undefined,
    { 'x-forwarded-for': from },
  );
/** Does the work that an address is asked for. */
async function proofOf(from: string): Promise<HoldProof> {
  const { error } = await hold(from, courts[0] as string, 0);
  const challenge = error.params.challenge as HoldChallenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('not solved');
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
}

test(`one proof sent ${AT_ONCE} times at once holds one place`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const from = address();
    const proof = await proofOf(from);
    const answers = await together(AT_ONCE, (i) => hold(from, courts[i % 4] as string, i, proof));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 428)).toHaveLength(AT_ONCE - 1);
    await api.services.db.tenant(club.clubId, (tx) => tx.query(sql`delete from bookings where state = 'hold'`));
  }
});

test(`${AT_ONCE} people who changed their address hold half of the courts of an hour, and staff sell the others`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const people = await together(AT_ONCE, async () => {
      const from = address();
      return { from, proof: await proofOf(from) };
    });
    const answers = await together(AT_ONCE, (i) => {
      const { from, proof } = people[i] as (typeof people)[number];
      return hold(from, courts[i % 4] as string, round, proof);
    });
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    const sold = await together(4, (i) => club.book(courts[i] as string, start(round)));
    expect(sold.filter(({ status }) => status === 201)).toHaveLength(2);
  }
});
