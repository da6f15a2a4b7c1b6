import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { type NewPlayer, type Player, playerEndpoints } from '@canchero/shared-contracts/player';
import { DateTime } from 'luxon';
import { type Booted, boot } from '../../testing/boot';
import { TestClub } from '../../testing/test-club';

let api: Booted;
let club: TestClub;
let court: string;
beforeAll(async () => {
  api = await boot();
});
beforeEach(async () => {
  club = await TestClub.open(api.client);
  court = (await club.court({ base_price: 400_000 })).id;
});
afterAll(() => api.close());

const suggest = async (query: { q?: string; with?: string } = {}) =>
  (await api.client.call(playerEndpoints.suggest, { params: { clubId: club.clubId }, query }, club.owner.token)).data;
const names = async (query: { q?: string; with?: string } = {}) => (await suggest(query)).map((p) => p.first_name);
const player = async (body: NewPlayer): Promise<Player> =>
  (await api.client.call(playerEndpoints.create, { params: { clubId: club.clubId }, body }, club.owner.token)).data;
/** Books the court some days ago, for players in their order. */
const played = (daysAgo: number, ...players: Player[]) => {
  const start = DateTime.utc().startOf('minute').minus({ days: daysAgo }).toISO();
  return club.booked(court, start, { player_ids: players.map((p) => p.id) });
};

test('finds by name and phone, blocked ones left out, with membership', async () => {
  await player({ first_name: 'Ana', last_name: 'Paz', member: true, phone: '11 4444-7101' });
  await player({ first_name: 'Anabela', last_name: 'Ruiz', blocked: true });
  await player({ first_name: 'Beto', last_name: 'Santana' });
  expect(await suggest({ q: 'ána paz' })).toMatchObject([{ first_name: 'Ana', member: true, owed: 0, plays_with: [] }]);
  expect(await names({ q: '4444 7101' })).toEqual(['Ana']);
  // what begins as typed comes before what only contains it
  expect(await names({ q: 'ana' })).toEqual(['Ana', 'Beto']);
  expect(await suggest({ q: 'nadie así' })).toEqual([]);
});

test('who plays most comes first, and those who were cancelled or play one day do not count', async () => {
  const [abel, berta, ciro] = [
    await player({ first_name: 'Abel' }),
    await player({ first_name: 'Berta' }),
    await player({ first_name: 'Ciro' }),
  ];
  await played(10, berta);
  await played(11, berta);
  await played(12, ciro);
  for (const days of [-3, -4, -5]) await played(days, abel);
  expect(await names()).toEqual(['Berta', 'Ciro', 'Abel']);
});

test('usual partners are named, and come first for who plays already', async () => {
  const [ana, bea, caro, dora] = [
    await player({ first_name: 'Ana', last_name: 'Uno' }),
    await player({ first_name: 'Bea', last_name: 'Dos' }),
    await player({ first_name: 'Caro', last_name: 'Tres' }),
    await player({ first_name: 'Dora', last_name: 'Cuatro' }),
  ];
  for (const days of [3, 4]) await played(days, ana, dora);
  for (const days of [5, 6, 7]) await played(days, dora, caro);
  // once is not usual
  await played(8, ana, bea);
  for (const days of [9, 10, 11, 12, 13]) await played(days, bea);
  const bySearch = await suggest({ q: 'o' });
  expect(bySearch.map((p) => [p.first_name, p.plays_with])).toEqual(
    expect.arrayContaining([
      ['Dora', ['Caro Tres', 'Ana Uno']],
      ['Ana', ['Dora Cuatro']],
    ]),
  );
  expect((await suggest({ with: ana.id })).map((p) => [p.first_name, p.plays_with])).toEqual([
    ['Dora', ['Ana Uno']],
    ['Bea', []],
    ['Caro', []],
  ]);
});

test("debt and credit are those of the player's file", async () => {
  const [ana, bea] = [await player({ first_name: 'Ana' }), await player({ first_name: 'Bea' })];
  const booking = await played(1, ana, bea);
  const params = { clubId: club.clubId, bookingId: booking.id };
  const body = { method: 'transfer' as const, amount: 50_000, player_id: ana.id };
  await api.client.call(paymentEndpoints.add, { params, body }, club.owner.token);
  const ledger = { kind: 'deposit' as const, amount: 700_000, method: 'transfer' as const };
  await api.client.call(
    playerEndpoints.addLedgerEntry,
    { params: { clubId: club.clubId, playerId: bea.id }, body: ledger },
    club.owner.token,
  );
  expect((await suggest({ q: 'a' })).map((p) => [p.first_name, p.owed, p.credit])).toEqual([
    ['Ana', 150_000, 0],
    ['Bea', 200_000, 700_000],
  ]);
  for (const { id, owed } of await suggest()) {
    const { data } = await api.client.call(
      playerEndpoints.get,
      { params: { clubId: club.clubId, playerId: id } },
      club.owner.token,
    );
    expect(data.owed).toBe(owed);
  }
});

test('players of another club are neither found nor named', async () => {
  const ours = await player({ first_name: 'Ana' });
  const other = await TestClub.open(api.client);
  await other.player('Ana Ajena');
  expect(await names({ q: 'ana' })).toEqual(['Ana']);
  expect(await names({ with: ours.id })).toEqual([]);
});
