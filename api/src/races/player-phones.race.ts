import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import { type Booted, boot } from '../testing/boot';
import { TestClub } from '../testing/test-club';
import { TestPayments } from '../testing/test-payments';

const PAIRS = 20;
const CREDIT = 1_000;

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

test(`${PAIRS} removed players get their credit back while another gets their phone: one player has both`, async () => {
  const pay = await TestPayments.open(api);
  const params = { clubId: pay.clubId };
  const { token } = pay.club.owner;
  const add = (phone: string) =>
    api.client.call(playerEndpoints.create, { params, body: { first_name: 'Ana', phone } }, token);
  const removed = await Promise.all(
    Array.from({ length: PAIRS }, async (_, i) => {
      const phone = `11 4100-${1000 + i}`;
      const playerId = (await add(phone)).data.id;
      const on = { params: { ...params, playerId } };
      const body = { kind: 'deposit' as const, amount: CREDIT, method: 'transfer' as const };
      await api.client.call(playerEndpoints.addLedgerEntry, { ...on, body }, token);
      const booking = await pay.event({ player_ids: [playerId] });
      await pay.pay(booking, { method: 'player_credit', amount: CREDIT, player_id: playerId });
      const left = { params: { ...pay.on(booking), playerId } };
      await api.client.call(bookingEndpoints.removePlayer, left, token);
      expect((await api.client.call(playerEndpoints.remove, on, token)).status).toBe(204);
      return { phone, paymentId: await pay.firstOf(booking) };
    }),
  );
  await Promise.all(
    removed.flatMap(({ phone, paymentId }) => [
      pay.refund(paymentId, { amount: CREDIT }).then(({ status }) => expect(status).toBe(201)),
      add(phone).then(({ status }) => expect([201, 409]).toContain(status)),
    ]),
  );
  const holders = await pay.rows(sql`
    select phone, credit from players where removed_at is null and phone like '%4100%' order by phone`);
  expect(holders).toEqual(removed.map(() => expect.objectContaining({ credit: CREDIT })));
});
