import { auditEndpoints } from '@canchero/shared-contracts/audit';
import { authEndpoints } from '@canchero/shared-contracts/auth';
import { cashEndpoints } from '@canchero/shared-contracts/cash';
import { clubEndpoints } from '@canchero/shared-contracts/club';
import { consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import { courtEndpoints } from '@canchero/shared-contracts/court';
import { memberEndpoints } from '@canchero/shared-contracts/member';
import { orderEndpoints } from '@canchero/shared-contracts/order';
import { stockEndpoints } from '@canchero/shared-contracts/stock';
import sql from 'sql-template-tag';
import { sweep } from '../../platform/jobs/sweep';
import { type Booted, boot } from '../../testing/boot';
import { mintToken } from '../../testing/mint-token';
import { TestBuffet } from '../../testing/test-buffet';
import type { Session } from '../../testing/test-client';
import { at, TestClub } from '../../testing/test-club';

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
});
beforeEach(async () => {
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

let people = 0;
const address = () => `invited${++people}@club.test`;
const params = () => ({ clubId: club.clubId });
const invite = (body: Record<string, unknown>, who: Session = club.owner, headers = {}) =>
  api.client.call(
    memberEndpoints.invite,
    { params: params(), body: { role: 'staff', permissions: { schedule: true }, ...body } },
    who.token,
    headers,
  );
const list = async (who: Session = club.owner) =>
  (await api.client.call(memberEndpoints.list, { params: params() }, who.token)).data;
/** Accepts the invitation that was mailed last, as one does who has an account. */
const accept = async (email: string) => {
  const body = { token: (await api.client.mailTo(email))?.token ?? '' };
  return api.client.call(memberEndpoints.accept, { body });
};
/** Accepts it by choosing a password, as one does who has none. */
const choose = async (email: string, password = 'Elegida-Por-Mi-9') => {
  const body = { token: (await api.client.mailTo(email))?.token, new_password: password };
  return (await api.client.call(authEndpoints.resetPassword, { body })).status;
};
const change = (memberId: string, body: Record<string, unknown>, who: Session = club.owner) =>
  api.client.call(memberEndpoints.change, { params: { ...params(), memberId }, body }, who.token);
const remove = (memberId: string, who: Session = club.owner) =>
  api.client.call(memberEndpoints.remove, { params: { ...params(), memberId } }, who.token);

test('a new account gets a link to choose a password, and works with the granted permissions', async () => {
  const email = address();
  const invited = await invite({ email, language: 'en' });
  expect(invited).toMatchObject({
    status: 201,
    data: { email, role: 'staff', permissions: { schedule: true }, pending: true, version: 1 },
  });
  const mail = await api.client.mailTo(email);
  expect(mail?.subject).toBe('You are invited to the team of Club on Canchero');
  expect(mail?.body).toContain('/invitation?token=');
  api.clock.advance(6 * 24 * 60);
  const chosen = { token: mail?.token, new_password: 'Elegida-Por-Mi-9', name: " João d'Ávila " };
  expect((await api.client.call(authEndpoints.resetPassword, { body: chosen })).status).toBe(204);
  api.clock.reset();
  const session = await api.client.signIn(email, chosen.new_password);
  const mine = await api.client.call(clubEndpoints.mine, {}, session.token);
  expect(mine.data).toMatchObject([{ id: club.clubId, role: 'staff' }]);
  expect((await list()).find((member) => member.email === email)).toMatchObject({
    pending: false,
    name: "João d'Ávila",
  });
});

test('an existing account is a member once its owner accepts, and the club knows nothing of it before', async () => {
  const person = await api.client.person();
  const invited = await invite({ email: person.email.toUpperCase(), role: 'manager' });
  const unknown = await invite({ email: address(), role: 'manager' });
  const name = (email: string) => email.split('@')[0];
  for (const { status, data } of [invited, unknown]) {
    expect([status, data]).toEqual([
      201,
      {
        ...{
          id: expect.any(String),
          email: data.email,
          name: name(data.email),
          role: 'manager',
          permissions: data.permissions,
        },
        ...{ pending: true, created_at: expect.any(String), version: 1 },
      },
    ]);
  }
  expect(await list()).toHaveLength(3);
  const audit = async () =>
    (await api.client.call(auditEndpoints.list, { params: params() }, club.owner.token)).data.items;
  expect((await audit()).map((row) => row.object_name)).toEqual([name(unknown.data.email), name(person.email)]);
  const mail = await api.client.mailTo(person.email);
  expect(mail?.subject).toBe('Te invitaron al equipo de Club en Canchero');
  expect(mail?.body).toContain('/invitation?token=');
  expect(await invite({ email: person.email })).toMatchObject({ status: 409, error: { error: 'member_exists' } });
  expect((await api.client.call(clubEndpoints.mine, {}, person.token)).data).toEqual([]);
  expect((await api.client.call(memberEndpoints.list, { params: params() }, person.token)).status).toBe(404);

  expect((await accept(person.email)).data).toEqual({ club_id: club.clubId, club_name: 'Club' });
  expect(await accept(person.email)).toMatchObject({ error: { error: 'invalid_token' } });
  expect(await list()).toMatchObject([
    { role: 'owner' },
    { role: 'manager', id: person.userId, name: 'Ana Prueba', pending: false },
    { id: unknown.data.id },
  ]);
  expect((await audit())[0]).toMatchObject({
    action: 'member.accept',
    actor_id: person.userId,
    actor_name: 'Ana Prueba',
  });
  expect(await invite({ email: person.email })).toMatchObject({ status: 409, error: { error: 'member_exists' } });
});

test('an invitation can be changed and taken back; one that is old or of a closed club gives nothing', async () => {
  const person = await api.client.person();
  const { data: invited } = await invite({ email: person.email });
  const changed = await change(invited.id, { permissions: { players: true }, version: 1 });
  expect(changed.data).toMatchObject({ permissions: { players: true }, pending: true, version: 2 });
  expect((await remove(invited.id)).status).toBe(204);
  expect(await accept(person.email)).toMatchObject({ error: { error: 'invalid_token' } });
  expect(await list()).toHaveLength(1);

  await invite({ email: person.email, permissions: { booking: true } });
  api.clock.advance(7 * 24 * 60);
  expect(await accept(person.email)).toMatchObject({ error: { error: 'invalid_token' } });
  api.clock.reset();
  await api.services.db.platform((tx) =>
    tx.query(sql`update invitations set expires_at = created_at where user_id = ${person.userId}`),
  );
  const again = await invite({ email: person.email, permissions: { booking: true } });
  expect(again).toMatchObject({ status: 201, data: { version: 2 } });
  const closed = (at: string | null) =>
    api.services.db.platform((tx) =>
      tx.query(sql`
        update clubs set closed_at = ${at}::timestamptz, closed_by = case when ${at}::text is not null then owner_id end,
          close_reason = case when ${at}::text is not null then 'Fin de la temporada' end where id = ${club.clubId}`),
    );
  await closed('2030-01-01T00:00:00Z');
  expect(await accept(person.email)).toMatchObject({ error: { error: 'invalid_token' } });
  await closed(null);
  expect((await accept(person.email)).status).toBe(200);
  expect((await list())[1]).toMatchObject({ id: person.userId, permissions: { booking: true }, pending: false });
});

test('invitations that nobody accepted are forgotten after a month, and the accounts made for them', async () => {
  const email = address();
  const { data: invited } = await invite({ email });
  const left = () =>
    api.services.db.platform((tx) =>
      tx.query(sql`
        select (select count(*)::int from users where id = ${invited.id}) as accounts,
          (select count(*)::int from invitations where user_id = ${invited.id}) as invitations`),
    );
  await sweep(api.services.db, new Date(Date.now() + 36 * 24 * 3_600_000));
  expect(await left()).toEqual([{ accounts: 1, invitations: 1 }]);
  await sweep(api.services.db, new Date(Date.now() + 38 * 24 * 3_600_000));
  expect(await left()).toEqual([{ accounts: 0, invitations: 0 }]);
});

test('whoever opened an account with the address of somebody else does not come along when that person is invited', async () => {
  const email = address();
  const stranger = await api.client.person({ email, verified: false });
  await api.client.call(authEndpoints.resendVerification, { body: { email } });
  const confirmation = (await api.client.mailTo(email))?.token ?? '';
  expect(await invite({ email, role: 'manager' })).toMatchObject({
    status: 201,
    data: { id: stranger.userId, name: email.split('@')[0], pending: true },
  });
  expect((await api.client.mailTo(email))?.body).toContain('/invitation?token=');
  expect((await api.client.call(authEndpoints.verifyEmail, { body: { token: confirmation } })).status).toBe(200);
  const get = await api.client.call(clubEndpoints.get, { params: params() }, stranger.token);
  expect([get.status, get.error.error]).toEqual([401, 'unauthenticated']);
  const renewed = await api.client.call(authEndpoints.refresh, { body: { refresh_token: stranger.refreshToken } });
  expect(renewed.error.error).toBe('invalid_refresh_token');
  await expect(api.client.signIn(email)).rejects.toThrow('invalid_credentials');
});

test('the same Idempotency-Key invites once', async () => {
  const email = address();
  const first = await invite({ email }, club.owner, { 'idempotency-key': 'invite' });
  expect(await invite({ email }, club.owner, { 'idempotency-key': 'invite' })).toMatchObject({
    status: 201,
    data: first.data,
  });
});

test('a club invites twenty people within an hour, and no name in the mails is a link', async () => {
  const busy = await TestClub.open(api.client);
  await busy.set({ name: 'Gratis en evil.example' });
  const call = (token = busy.owner.token) =>
    api.client.call(
      memberEndpoints.invite,
      { params: { clubId: busy.clubId }, body: { email: address(), role: 'staff', permissions: {} } },
      token,
    );
  const answers = await Promise.all(Array.from({ length: 24 }, () => call()));
  const refused = answers.filter(({ status }) => status === 429);
  expect([answers.filter(({ status }) => status === 201).length, refused.length]).toEqual([20, 4]);
  expect(refused[0]?.error).toMatchObject({ error: 'too_many_invitations', params: { max: 20 } });
  const mail = await api.client.mailTo(answers.find(({ status }) => status === 201)?.data.email ?? '');
  expect(mail?.subject).toContain('Gratis en evil example');
  expect(mail?.body).not.toContain('evil.example');
  api.clock.advance(61);
  const later = await mintToken(api.services, busy.owner.userId);
  expect((await call(later)).status).toBe(201);
});

test('a change takes effect at once; an old version is refused', async () => {
  const staff = await club.staff('schedule');
  const [, before] = await list();
  const changed = await change(staff.userId, { permissions: { configuration: true }, version: 1 });
  expect(changed.data).toEqual({ ...before, permissions: { configuration: true }, version: 2 });
  expect(await list(staff)).toHaveLength(2);
  expect(await change(staff.userId, { permissions: {}, version: 1 })).toMatchObject({
    status: 412,
    error: { error: 'stale_version', params: { current: changed.data } },
  });
  expect((await remove(staff.userId)).status).toBe(204);
  expect((await api.client.call(memberEndpoints.list, { params: params() }, staff.token)).status).toBe(404);
  expect((await remove(staff.userId)).status).toBe(404);
});

test('who left has no access at once, keeps a name on what they did, and may come back', async () => {
  const { client } = api;
  const staff = await club.staff('buffet', 'booking', 'schedule', 'consumption');
  const buffet = new TestBuffet(club);
  const item = await buffet.item(10);
  const { data: cash } = await buffet.openCash(0, undefined, staff.token);
  const line = { name: 'Agua', quantity: 1, unit_price: 500, item_id: item.id };
  const body = { lines: [line], payments: [{ method: 'cash', amount: 500 }] };
  expect((await client.call(orderEndpoints.create, { params: params(), body }, staff.token)).status).toBe(201);
  const booking = await club.booked((await club.court()).id, at(15));
  const place = { ...params(), bookingId: booking.id };
  const added = await client.call(consumptionEndpoints.add, { params: place, body: { lines: [line] } }, staff.token);
  expect(added.status).toBe(201);
  expect((await remove(staff.userId)).status).toBe(204);

  const refused = await client.call(orderEndpoints.list, { params: params() }, staff.token);
  expect([refused.status, refused.error.error]).toEqual([404, 'not_found']);
  expect((await client.call(clubEndpoints.mine, {}, staff.token)).data).toEqual([]);
  const here = { params: params() };
  const orders = (await client.call(orderEndpoints.list, here, club.owner.token)).data.items;
  const consumed = (await client.call(consumptionEndpoints.ofBooking, { params: place }, club.owner.token)).data;
  const moved = (await client.call(stockEndpoints.movements, here, club.owner.token)).data.items;
  const till = { params: { ...params(), cashSessionId: cash.id } };
  const report = (await client.call(cashEndpoints.get, till, club.owner.token)).data;
  const audit = (await client.call(auditEndpoints.list, here, club.owner.token)).data.items;
  const done = audit.filter((row) => row.actor_id === staff.userId);
  expect(done.length).toBeGreaterThan(0);
  expect([
    orders[0]?.created_by_name,
    consumed.items[0]?.created_by_name,
    moved[0]?.created_by_name,
    report.session.opened_by_name,
    done[0]?.actor_name,
  ]).toEqual(Array(5).fill('Ana Prueba'));

  expect((await invite({ email: staff.email, permissions: { players: true } })).status).toBe(201);
  expect((await accept(staff.email)).status).toBe(200);
  expect((await client.call(clubEndpoints.mine, {}, staff.token)).data).toHaveLength(1);
  expect((await client.call(orderEndpoints.list, { params: params() }, staff.token)).error.error).toBe(
    'permission_denied',
  );
  expect((await remove(staff.userId)).status).toBe(204);
  const ended = await api.services.db.platform((tx) =>
    tx.query(sql`select role from ended_memberships where club_id = ${club.clubId} and user_id = ${staff.userId}`),
  );
  expect(ended).toHaveLength(2);
});

test('nobody touches the owner, nobody changes themselves, nobody grants more than they hold', async () => {
  const keeper = await club.staff('configuration', 'schedule');
  const other = await club.staff('schedule');
  const refused = (error: string, permissions?: string[]) => ({
    error: { error, ...(permissions && { params: { permissions } }) },
  });
  expect(await remove(club.owner.userId, keeper)).toMatchObject(refused('owner_membership'));
  expect(await remove(club.owner.userId)).toMatchObject(refused('owner_membership'));
  expect(await change(keeper.userId, { permissions: { buffet: true }, version: 1 }, keeper)).toMatchObject(
    refused('own_membership'),
  );
  expect(await change(other.userId, { permissions: { players: true }, version: 1 }, keeper)).toMatchObject(
    refused('rights_exceeded', ['players']),
  );
  expect(await change(other.userId, { role: 'manager', version: 1 }, keeper)).toMatchObject(refused('rights_exceeded'));
  expect(await invite({ email: address(), permissions: { buffet: true } }, keeper)).toMatchObject(
    refused('rights_exceeded', ['buffet']),
  );
  expect((await change(other.userId, { permissions: { configuration: true }, version: 1 }, keeper)).status).toBe(200);
});

test('a plan below Premium Plus has no team, but lets people go', async () => {
  club = await TestClub.open(api.client, 'premium');
  const staff = await club.staff('schedule');
  const refused = { status: 403, error: { error: 'team_not_in_plan', params: { plan: 'premium_plus' } } };
  expect(await invite({ email: address() })).toMatchObject(refused);
  expect(await change(staff.userId, { permissions: { buffet: true }, version: 1 })).toMatchObject(refused);
  expect((await remove(staff.userId)).status).toBe(204);
});

test('the audit tells who did what, newest first, by person and by area', async () => {
  const email = address();
  const { data: member } = await invite({ email });
  expect(await choose(email)).toBe(204);
  await change(member.id, { permissions: { players: true }, version: 1 });
  await club.court();
  await remove(member.id);
  const audit = async (query: Record<string, string> = {}) =>
    (await api.client.call(auditEndpoints.list, { params: params(), query }, club.owner.token)).data;
  const { items, next_cursor } = await audit();
  expect(next_cursor).toBeNull();
  expect(items.map((row) => row.action)).toEqual([
    'member.remove',
    'court.create',
    'member.change',
    'member.accept',
    'member.invite',
  ]);
  expect(items[2]).toMatchObject({
    actor_id: club.owner.userId,
    actor_name: 'Ana Prueba',
    role: 'owner',
    object_name: email.split('@')[0],
    fields: ['permissions'],
  });
  expect((await audit({ area: 'court' })).items).toEqual([items[1]]);
  expect(items[1]?.object_name).toMatch(/^Cancha/);
  expect((await audit({ actor_id: member.id })).items).toEqual([items[3]]);
  expect((await audit({ cursor: items[1]?.id ?? '' })).items).toEqual(items.slice(2));
  const today = new Date().toISOString().slice(0, 10);
  expect((await audit({ from: '2020-01-01', to: '2020-12-31' })).items).toEqual([]);
  expect((await audit({ from: '2020-01-01', to: `${Number(today.slice(0, 4)) + 1}-01-01` })).items).toHaveLength(5);
});

test('the audit has pages', async () => {
  const court = await club.court();
  for (let version = 1; version <= 55; version++) {
    await api.client.call(
      courtEndpoints.change,
      { params: { ...params(), courtId: court.id }, body: { sort: version, version } },
      club.owner.token,
    );
  }
  const page = async (cursor?: string) =>
    (
      await api.client.call(
        auditEndpoints.list,
        { params: params(), query: cursor ? { cursor } : {} },
        club.owner.token,
      )
    ).data;
  const first = await page();
  expect(first.items).toHaveLength(50);
  const second = await page(first.next_cursor ?? '');
  expect(second.items).toHaveLength(6);
  expect(second.next_cursor).toBeNull();
});

test('a member alone is told over the stream that their access changed or ended', async () => {
  const [member, other] = await Promise.all([api.client.person(), api.client.person()]);
  for (const { userId } of [member, other]) await api.client.join(club.clubId, userId, 'staff', { schedule: true });
  const told = () =>
    api.services.db.platform((tx) =>
      tx.query<{ user_id: string; version: number; payload: unknown }>(sql`
        select user_id, version, payload from outbox where club_id = ${club.clubId}::uuid and name = 'access.changed'`),
    );
  const news = { user_id: member.userId, version: 1, payload: {} };
  expect(await told()).toEqual([]);
  expect((await change(member.userId, { permissions: { schedule: false }, version: 9 })).status).toBe(412);
  expect(await told()).toEqual([]);
  expect((await change(member.userId, { permissions: { schedule: false }, version: 1 })).status).toBe(200);
  expect(await told()).toEqual([news]);
  expect((await remove(member.userId)).status).toBe(204);
  expect(await told()).toEqual([news, news]);
});
