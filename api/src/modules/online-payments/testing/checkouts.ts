import sql from 'sql-template-tag';
import { type Booted, boot } from '../../../testing/boot';
import { TestCheckout } from '../../../testing/test-checkout';
import { workOnce } from '../worker';

/** Price of an hour of a court, in centavos. */
export const PRICE = 2_000_000;

/** Service of the file that runs, and connected club of its test. */
export let api: Booted;
export let t: TestCheckout;

/** Boots the service for a file, and opens a club that takes payments online for each of its tests. */
export function eachTestHasACheckout() {
  beforeAll(async () => {
    api = await boot({ config: { trustProxy: ['127.0.0.1'] } });
  });
  beforeEach(async () => {
    t = await TestCheckout.open(api);
  });
  afterEach(() => api.clock.reset());
  afterAll(() => api.close());
}

export const work = () => workOnce(api.services);
/** Lets the gateway tell us of a payment, and processes that. */
export async function tell(...given: Parameters<TestCheckout['simulator']['notify']>): Promise<number[]> {
  const statuses = await t.simulator.notify(...given);
  await work();
  return statuses;
}
/** Returns the reasons of the club's refunds. */
export const reasons = async () =>
  (await t.rows<{ reason: string }>(sql`select reason from refunds`)).map((r) => r.reason);
export const checkout = () => t.simulator.checkout;
