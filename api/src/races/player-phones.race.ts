import { playerEndpoints } from '@canchero/shared-contracts/player';
import { type Booted, boot } from '../testing/boot';
import { TestClub } from '../testing/test-club';

const PAIRS = 20;

let api: Booted;
let club: TestClub;
beforeAll(async () => {
  api = await boot();
  club = await TestClub.open(api.client);
});
afterAll(() => api.close());

test(`${PAIRS} pairs of players get one phone at once: one of each has it, the other is told whose it is`, async () => {
  const players = await Promise.all(Array.from({ length: 2 * PAIRS }, () => club.player()));
  const answers = await Promise.all(
    players.map(({ id: playerId, version }, i) => {
      const phone = `11 4000-${1000 + Math.floor(i / 2)}`;
      return api.client.call(
        playerEndpoints.change,
        { params: { clubId: club.clubId, playerId }, body: { phone, version } },
        club.owner.token,
      );
    }),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, error }) => [status, error.error])).toEqual(Array(PAIRS).fill([409, 'player_exists']));
});
