import { randomUUID } from 'node:crypto';
import { authEndpoints as auth } from '@canchero/shared-contracts/auth';
import { type Booted, boot } from '../../testing/boot';
import { mintToken } from '../../testing/mint-token';

let api: Booted;
beforeAll(async () => {
  api = await boot();
});
afterAll(() => api.close());

test('the map of the first club when none is named, and of the one named', async () => {
  const owner = await api.client.person();
  const clubId = await api.client.club(owner, 'premium');
  const staff = await api.client.person();
  await api.client.join(clubId, staff.userId, 'staff', { schedule: true });

  const own = await api.client.call(auth.permissions, {}, owner.token);
  expect(own.data.source).toBe('plan_default');
  expect(own.data.permissions).toMatchObject({ configuration: true, buffet: false });
  const theirs = await api.client.call(auth.permissions, { query: { club_id: clubId } }, staff.token);
  expect(theirs.data.source).toBe('custom_override');
  expect(theirs.data.permissions).toMatchObject({ schedule: true, booking: false });
});

test('nobody without a club holds anything', async () => {
  const nobody = await api.client.person();
  const { data } = await api.client.call(auth.permissions, {}, nobody.token);
  expect(data.source).toBe('unknown');
  expect(Object.values(data.permissions)).not.toContain(true);
});

test('a super admin without a club may choose one, and has a profile', async () => {
  const boss = await api.client.person({ roles: ['super_admin'] });
  const { data } = await api.client.call(auth.permissions, {}, boss.token);
  const held = Object.entries(data.permissions).filter(([, holds]) => holds);
  expect(held.map(([name]) => name).sort()).toEqual(['club_selection', 'profile']);
});

test('a foreign club and a missing one look the same', async () => {
  const owner = await api.client.person();
  const club_id = await api.client.club(owner);
  const stranger = await api.client.person();
  const ask = async (id: string) => {
    const { status, error } = await api.client.call(auth.permissions, { query: { club_id: id } }, stranger.token);
    return { status, error: { ...error, request_id: '' } };
  };
  expect(await ask(club_id)).toEqual(await ask(randomUUID()));
  expect((await ask(club_id)).status).toBe(404);
});

test('one permission can be asked for; an unknown name is refused', async () => {
  const owner = await api.client.person();
  await api.client.club(owner, 'premium');
  const check = (permission: string) => api.client.call(auth.checkPermission, { query: { permission } }, owner.token);
  expect((await check('schedule')).data).toEqual({ has_permission: true });
  expect((await check('buffet')).data).toEqual({ has_permission: false });
  expect((await check('everything')).status).toBe(422);
});

test('a super admin who entered a club holds all permissions that its plan includes', async () => {
  const owner = await api.client.person();
  const club_id = await api.client.club(owner, 'starter');
  const boss = await api.client.person({ roles: ['super_admin'] });
  const token = await mintToken(api.services, boss.userId, { entered: { clubId: club_id, write: false } });
  const { data } = await api.client.call(auth.permissions, { query: { club_id } }, token);
  expect(data.permissions).toMatchObject({ configuration: true, schedule: true, buffet: false });
});
