import { setTimeout as sleep } from 'node:timers/promises';
import { sessionEndpoints } from '@canchero/shared-contracts/auth';
import { clubEndpoints } from '@canchero/shared-contracts/club';
import { memberEndpoints } from '@canchero/shared-contracts/member';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { payingEndpoints } from '@canchero/shared-contracts/subscription';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../../testing/boot';
import type { Session } from '../../testing/test-client';
import { TestClub } from '../../testing/test-club';
import { reviewLimits } from './limit-sql';
import { tellTeams } from './waiting-team';

const DAY_MS = 86_400_000;

let api: Booted;
let club: TestClub;
let staff: Session;
let manager: Session;
beforeAll(async () => {
  api = await boot();
});
afterAll(() => api.close());
beforeEach(async () => {
  club = await TestClub.open(api.client, 'premium_plus');
  staff = await club.staff('players');
  manager = await api.client.person();
  await api.client.join(club.clubId, manager.userId, 'manager', null);
});

const subscribe = (plan: string) =>
  api.services.db.platform((tx) =>
    tx.query(sql`update subscriptions set plan = ${plan} where owner_id = ${club.owner.userId}`),
  );
/** Moves the stamp back, so that the seven days are over. */
const letTimePass = () =>
  api.services.db.platform((tx) =>
    tx.query(sql`
      update clubs set team_limited_since = team_limited_since - interval '7 days' where id = ${club.clubId}`),
  );
const players = ({ token }: Session) =>
  api.client.call(playerEndpoints.list, { params: { clubId: club.clubId } }, token);
const permissions = async ({ token }: Session) => {
  const { data } = await api.client.call(sessionEndpoints.permissions, { query: { club_id: club.clubId } }, token);
  return Object.entries(data.permissions)
    .filter(([, held]) => held)
    .map(([name]) => name)
    .sort();
};
const team = async () => (await api.client.call(payingEndpoints.details, {}, club.owner.token)).data.team;
const mailsTo = ({ email }: Session) =>
  api.services.db.platform((tx) =>
    tx.query<{ subject: string }>(sql`select subject from mails where recipient = ${email} order by created_at`),
  );

test('a team that the plan has does not wait', async () => {
  expect(await team()).toEqual({ waiting: 0, waits_from: null });
  expect((await players(staff)).status).toBe(200);
});

test('for seven days everybody works on; then all but the owner wait, and nothing is lost', async () => {
  await subscribe('premium');
  const { waiting, waits_from } = await team();
  expect(waiting).toBe(0);
  expect(Math.abs(Date.parse(waits_from as string) - Date.now() - 7 * DAY_MS)).toBeLessThan(DAY_MS / 24);
  for (const person of [staff, manager, club.owner]) expect((await players(person)).status).toBe(200);
  await letTimePass();
  for (const person of [staff, manager]) {
    expect(await players(person)).toMatchObject({ status: 403, error: { error: 'permission_denied' } });
    expect(await permissions(person)).toEqual(['club_selection', 'profile']);
    const seen = await api.client.call(clubEndpoints.get, { params: { clubId: club.clubId } }, person.token);
    expect(Date.parse(seen.data.team_waits_from as string)).toBeLessThanOrEqual(Date.now());
  }
  expect((await players(club.owner)).status).toBe(200);
  expect(await team()).toMatchObject({ waiting: 2 });
  await subscribe('premium_plus');
  expect(await team()).toEqual({ waiting: 0, waits_from: null });
  expect(await permissions(staff)).toEqual(['players']);
  expect((await players(staff)).status).toBe(200);
});

test('the seven days begin once, also if the plan changes to another one without a team', async () => {
  await subscribe('premium');
  const { waits_from } = await team();
  await subscribe('starter');
  expect((await team()).waits_from).toBe(waits_from);
});

test('a trial that ends by time alone is found by the review', async () => {
  await api.services.db.platform((tx) =>
    tx.query(sql`
      update subscriptions set status = 'trialing', trial_started_at = now() - interval '7 days',
        trial_ends_at = now() + interval '300 milliseconds' where owner_id = ${club.owner.userId}`),
  );
  expect((await team()).waits_from).toBeNull();
  await sleep(400);
  await api.services.db.platform(reviewLimits);
  expect((await team()).waits_from).not.toBeNull();
});

test('owner and members are told once by mail, each in their own words', async () => {
  await subscribe('premium');
  await tellTeams(api.services);
  await tellTeams(api.services);
  expect((await mailsTo(club.owner)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^El equipo de Club espera desde el \d/),
  ]);
  for (const person of [staff, manager])
    expect((await mailsTo(person)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Tu acceso a Club espera desde el \d/),
    ]);
  await subscribe('premium_plus');
  await subscribe('premium');
  await tellTeams(api.services);
  expect(await mailsTo(club.owner)).toHaveLength(2);
});

test('a club without members beside its owner has nobody who waits', async () => {
  await subscribe('premium');
  for (const { userId } of [staff, manager]) {
    const params = { clubId: club.clubId, memberId: userId };
    await api.client.call(memberEndpoints.remove, { params }, club.owner.token);
  }
  expect(await team()).toEqual({ waiting: 0, waits_from: null });
});
