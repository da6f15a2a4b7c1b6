import sql from 'sql-template-tag';
import { compareSums } from '../check-sums';
import { type Booted, boot } from '../testing/boot';
import { spoilSum } from '../testing/spoil-sum';
import { TestPayments } from '../testing/test-payments';

const ROUNDS = 10;

let api: Booted;
let pay: TestPayments;
beforeAll(async () => {
  api = await boot();
  pay = await TestPayments.open(api);
});
afterAll(() => api.close());

test(`a sum that is mended while money comes in is the sum of all of it, ${ROUNDS} times`, async () => {
  const event = await pay.event();
  const add = () => pay.pay(event, { method: 'transfer', amount: 10 });
  await add();
  let came = 1;
  for (let round = 0; round < ROUNDS; round++) {
    await spoilSum(api.services.db, pay.clubId, ['bookings', 'paid']);
    const paid = await Promise.all([
      add(),
      add(),
      compareSums(api.services.db, [], true),
      add(),
      compareSums(api.services.db, [], true),
      add(),
    ]);
    came += paid.filter((answer) => 'status' in answer && answer.status === 201).length;
    const sums = await pay.rows(sql`select kept, due from kept_sums where name = 'bookings.paid' and id = ${event.id}`);
    expect(sums).toEqual([{ kept: came * 10, due: came * 10 }]);
  }
  expect(came).toBe(1 + 4 * ROUNDS);
});
