import { randomUUID } from 'node:crypto';
import { blockEndpoints } from '@canchero/shared-contracts/block';
import { clubEndpoints, publicClubEndpoints } from '@canchero/shared-contracts/club';
import { courtEndpoints } from '@canchero/shared-contracts/court';
import { pricingEndpoints } from '@canchero/shared-contracts/pricing';
import { type Booted, boot } from '../../testing/boot';
import { mintExpiredToken } from '../../testing/mint-token';
import { at, DAY, TestClub } from '../../testing/test-club';

let api: Booted;
beforeAll(async () => {
  api = await boot();
  // shortly before noon at the club, two days before DAY
  api.clock.advance((Date.parse('2031-01-06T14:50:00Z') - Date.now()) / 60_000);
});
afterAll(() => api.close());

/** Opens a club with a public page. */
async function openPage(fields: object = {}): Promise<TestClub & { slug: string }> {
  const club = await TestClub.open(api.client);
  const slug = `club-${club.clubId.slice(0, 8)}`;
  await club.set({ public_enabled: true, slug, name: 'Club del Río', whatsapp: '5491144445555', ...fields });
  return Object.assign(club, { slug });
}
const get = (club: string) => api.client.call(publicClubEndpoints.get, { params: { club } });
const free = (club: string, query: object) =>
  api.client.call(publicClubEndpoints.availability, {
    params: { club },
    query: { date: DAY, duration: 60, ...query } as never,
  });

describe('what anyone may know about a club', () => {
  test('is the same by id and by slug, and holds nothing that is not for the public', async () => {
    const club = await openPage({ deposit_type: 'percent', deposit_value: 50 });
    const court = await club.court({ surface: 'Cemento', indoor: true, base_price: 2_000_000 });
    await club.court({ status: 'maintenance' });
    await club.court({ status: 'inactive' });
    const { data } = await get(club.slug);
    expect(data).toEqual({
      id: club.clubId,
      name: 'Club del Río',
      slug: club.slug,
      sports: [],
      address: '',
      phone: '',
      whatsapp: '5491144445555',
      opening_hours: [],
      closed_days: [],
      timezone: 'America/Argentina/Buenos_Aires',
      currency: 'ARS',
      deposit_type: 'percent',
      deposit_value: 50,
      cancel_hours: 24,
      horizon_days: 30,
      hold_minutes: 10,
      confirm_contact: false,
      pay_choices: ['at_club'],
      courts: [
        {
          id: court.id,
          name: court.name,
          sport: 'padel',
          surface: 'Cemento',
          indoor: true,
          color: court.color,
          sort: 0,
          usual_duration: null,
        },
      ],
    });
    for (const name of [club.clubId.toUpperCase(), club.slug.toUpperCase()])
      expect((await get(name)).data).toEqual(data);
  });

  test('does not exist without a public page', async () => {
    const hidden = await openPage({ public_enabled: false });
    for (const name of [hidden.slug, hidden.clubId, randomUUID(), 'no-such-club', '\u0000', 'ñandú']) {
      expect(await get(name)).toMatchObject({ status: 404, error: { error: 'not_found' } });
      expect((await free(name, {})).status).toBe(404);
    }
  });
});

describe("the staff's paths", () => {
  const byId = (clubId: string) => api.client.call(publicClubEndpoints.byId, { params: { clubId } });
  const courts = (clubId: string) => api.client.call(publicClubEndpoints.courtsById, { params: { clubId } });

  test('answer without a token what anyone may know, and with one what a member may', async () => {
    const club = await openPage();
    const court = await club.court();
    const params = { clubId: club.clubId };
    expect((await byId(club.clubId)).data).toEqual((await get(club.slug)).data);
    expect((await courts(club.clubId)).data).toEqual([expect.objectContaining({ id: court.id })]);
    expect((await courts(club.clubId)).data[0]).not.toHaveProperty('base_price');
    const { owner } = club;
    expect((await api.client.call(clubEndpoints.get, { params }, owner.token)).data).toHaveProperty('plan');
    expect((await api.client.call(courtEndpoints.list, { params }, owner.token)).data[0]).toHaveProperty('base_price');
  });

  test('are closed to a token that is not accepted, and to that of a stranger', async () => {
    const club = await openPage();
    const params = { clubId: club.clubId };
    const expired = await mintExpiredToken(api.services, club.owner.userId);
    const stranger = await api.client.person();
    for (const endpoint of [clubEndpoints.get, courtEndpoints.list]) {
      expect((await api.client.call(endpoint, { params }, expired)).error.error).toBe('token_expired');
      expect((await api.client.call(endpoint, { params }, 'x')).error.error).toBe('unauthenticated');
      expect((await api.client.call(endpoint, { params }, stranger.token)).status).toBe(404);
    }
  });

  test('do not exist for a club without a public page', async () => {
    const hidden = await openPage({ public_enabled: false });
    for (const clubId of [hidden.clubId, randomUUID()]) {
      expect((await byId(clubId)).status).toBe(404);
      expect((await courts(clubId)).status).toBe(404);
    }
  });
});

describe('free starts', () => {
  const hours = [{ weekday: 3, open: '18:00', close: '21:00' }];

  test('are every line of the day at which a court is free for that long, with price and deposit', async () => {
    const club = await openPage({ opening_hours: hours, deposit_type: 'percent', deposit_value: 30 });
    const [a, b] = [await club.court({ base_price: 2_000_000 }), await club.court({ base_price: 1_000_000 })];
    await club.court({ sport: 'tennis' });
    // 19:00 to 20:00 and 20:30 to 21:00 in Buenos Aires
    await club.booked(a.id, at(22), { duration: 60 });
    const body = { court_ids: [b.id], start: at(23, 30), end: '2031-01-09T00:00:00.000Z', kind: 'other', reason: '' };
    const params = { clubId: club.clubId };
    await api.client.call(blockEndpoints.create, { params, body } as never, club.owner.token);
    const { data } = await free(club.slug, { sport: 'padel' });
    const [ofA, ofB] = [
      { court_id: a.id, price: 2_000_000, deposit: 600_000 },
      { court_id: b.id, price: 1_000_000, deposit: 300_000 },
    ];
    expect(data).toEqual([
      { start: at(21), courts: [ofA, ofB] },
      { start: at(21, 30), courts: [ofB] },
      { start: at(22), courts: [ofB] },
      { start: at(22, 30), courts: [ofB] },
      { start: at(23), courts: [ofA] },
    ]);
  });

  test("never show the price of members, and a deposit is no more than the booking's price", async () => {
    const club = await openPage({ opening_hours: hours, deposit_type: 'fixed', deposit_value: 9_000_000 });
    const court = await club.court();
    const rule = { from: '00:00', to: '24:00', price: 3_000_000, member_price: 1_000_000, court_ids: [court.id] };
    await api.client.call(pricingEndpoints.create, { params: { clubId: club.clubId }, body: rule }, club.owner.token);
    const { data, text } = await free(club.slug, {});
    expect(data[0]?.courts).toEqual([{ court_id: court.id, price: 3_000_000, deposit: 3_000_000 }]);
    expect(text).not.toContain('1000000');
  });

  test('are none on closed days and in the past, and end at the horizon, which is counted in days of the club', async () => {
    const club = await openPage({ horizon_days: 2, closed_days: [{ date: '2031-01-07', name: 'Feriado' }] });
    await club.court();
    expect((await free(club.slug, { date: '2031-01-07' })).data).toEqual([]);
    expect((await free(club.slug, { date: '2031-01-05' })).data).toEqual([]);
    const today = await free(club.slug, { date: '2031-01-06' });
    expect(today.data[0]?.start).toBe('2031-01-06T15:00:00.000Z');
    expect((await free(club.slug, { date: DAY })).data).not.toEqual([]);
    const late = { status: 422, error: { error: 'beyond_horizon', params: { last: DAY } } };
    expect(await free(club.slug, { date: '2031-01-09' })).toMatchObject(late);
  });

  test.each([
    [{ duration: 29 }, 'duration_too_short'],
    [{ duration: 241 }, 'validation_failed'],
    [{ date: '2031-02-30' }, 'validation_failed'],
    [{ sport: 'chess' }, 'validation_failed'],
    [{ more: 1 }, 'validation_failed'],
  ])('refuse %p', async (query, error) => {
    const club = await openPage();
    expect(await free(club.slug, query)).toMatchObject({ status: 422, error: { error } });
  });
});
