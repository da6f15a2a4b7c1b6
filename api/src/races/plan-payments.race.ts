import { payingEndpoints } from '@canchero/shared-contracts/subscription';
import sql from 'sql-template-tag';
import { billOnce } from '../modules/subscriptions/billing';
import type { SimulatedAgreement } from '../platform/payments/simulator/agreements';
import type { Simulator } from '../platform/payments/simulator/simulator';
import { type Booted, boot } from '../testing/boot';
import type { Session } from '../testing/test-client';

const ROUNDS = 15;
const TABS = 8;

let api: Booted;
let simulator: Simulator;
beforeAll(async () => {
  api = await boot();
  simulator = api.services.simulator as Simulator;
});
afterAll(() => api.close());

const times = <T>(n: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)));
const rows = <Row>(statement: ReturnType<typeof sql>) => api.services.db.platform((tx) => tx.query<Row>(statement));

const upgradeTo = (owner: Session, plan: 'premium' | 'premium_plus') =>
  api.client.call(payingEndpoints.upgrade, { body: { plan, period: 'monthly', user_email: owner.email } }, owner.token);
const verify = (subscriptionId: string) => api.client.call(payingEndpoints.verify, { params: { subscriptionId } });

/** Sends all that the gateway has to say of an agreement, each message many times at once. */
async function tell({ id, sellerId, charges }: SimulatedAgreement) {
  const messages = [
    simulator.tell('subscription_preapproval', id, sellerId, { times: 5 }),
    ...charges.map((charge) =>
      simulator.tell('subscription_authorized_payment', String(charge.id), sellerId, { times: 20 }),
    ),
  ];
  const answers = (await Promise.all(messages)).flat();
  expect(new Set(answers)).toEqual(new Set([204]));
}

async function outcomeOf({ userId, email }: Session) {
  const [row] = await rows<{ plan: string; paid: number; refunded: number; active: number; mails: number }>(sql`
    select s.plan, s.status,
      (select count(*)::int from subscription_charges c where c.owner_id = s.owner_id and c.state = 'paid') as paid,
      (select count(*)::int from subscription_charges c where c.owner_id = s.owner_id and c.state = 'refunded') as refunded,
      (select count(*)::int from subscription_agreements a where a.owner_id = s.owner_id and a.state = 'active') as active,
      (select count(*)::int from subscription_history h where h.owner_id = s.owner_id and h.event = 'checkout_paid')
        as begun,
      (select count(*)::int from mails where recipient = ${email}) as mails
    from subscriptions s where s.owner_id = ${userId}::uuid`);
  return row;
}

test(`${TABS} tabs pay the same upgrade, told and asked about at once, ${ROUNDS} rounds: one charge, one plan, one mail`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const owner = await api.client.person();
    const answers = await times(TABS, () => upgradeTo(owner, 'premium'));
    expect(answers.map(({ status }) => status)).toEqual(Array(TABS).fill(200));
    const links = new Set(answers.map(({ data }) => `${data.subscription_id} ${data.payment_id}`));
    expect(links.size).toBe(1);
    const id = answers[0]?.data.subscription_id as string;
    const made = simulator.agreements.ofReference(id);
    expect(made).toHaveLength(1);
    const agreement = made[0] as SimulatedAgreement;
    simulator.agreements.agree(agreement);
    await Promise.all([tell(agreement), ...(await times(4, async () => billOnce(api.services)))]);
    await Promise.all([times(4, () => billOnce(api.services)), times(4, () => verify(id))]);
    expect(agreement.charges).toHaveLength(1);
    expect(await outcomeOf(owner)).toEqual({
      plan: 'premium',
      status: 'active',
      paid: 1,
      refunded: 0,
      active: 1,
      begun: 1,
      mails: 1,
    });
  }
});

test(`two tabs pay for two plans, ${ROUNDS} rounds: the later wish is kept, the other given back`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const owner = await api.client.person();
    const wishes = round % 2 ? (['premium', 'premium_plus'] as const) : (['premium_plus', 'premium'] as const);
    const agreements: SimulatedAgreement[] = [];
    for (const plan of wishes) {
      const { data } = await upgradeTo(owner, plan);
      agreements.push(...simulator.agreements.ofReference(data.subscription_id ?? ''));
    }
    // both pages at the gateway are paid before anything is heard here
    for (const agreement of agreements) simulator.agreements.agree(agreement);
    await Promise.all([...agreements.map(tell), ...(await times(4, async () => billOnce(api.services)))]);
    await times(4, () => billOnce(api.services));
    await billOnce(api.services);
    const kept = { plan: wishes[1], status: 'active', paid: 1, refunded: 1, active: 1, begun: 1 };
    expect(await outcomeOf(owner)).toMatchObject(kept);
    expect(agreements.map(({ status }) => status)).toEqual(['cancelled', 'authorized']);
  }
});
