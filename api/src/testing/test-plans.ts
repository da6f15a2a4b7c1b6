import { payingEndpoints, subscriptionEndpoints } from '@canchero/shared-contracts/subscription';
import { billOnce } from '../modules/subscriptions/billing';
import type { SimulatedAgreement } from '../platform/payments/simulator/agreements';
import type { Simulator } from '../platform/payments/simulator/simulator';
import type { Booted } from './boot';
import { mintToken } from './mint-token';
import { passTime } from './pass-time';
import type { Session } from './test-client';

const DAY = 24 * 60;

/** Owners who pay for plans at the simulated gateway, and days that pass for them. */
export class TestPlans {
  /** True while messages of the gateway are lost. */
  isLost = false;
  private readonly told: Promise<unknown>[] = [];
  private readonly agreed: SimulatedAgreement[] = [];

  constructor(
    private readonly api: Booted,
    readonly simulator: Simulator = api.services.simulator as Simulator,
  ) {
    simulator.agreements.changed = (...change) => {
      if (!this.isLost) this.told.push(simulator.tell(...change));
    };
  }

  /** Ends the agreements of a test, which the days of the next one would charge too. */
  async end() {
    this.isLost = false;
    for (const agreement of this.agreed.splice(0)) this.simulator.agreements.decide(agreement, 'cancelled');
    await this.settle();
  }

  /** Lets the gateway charge what is due and the service follow. */
  async settle() {
    this.simulator.agreements.chargeDue();
    await Promise.all(this.told.splice(0));
    await billOnce(this.api.services);
  }

  /** Lets days pass, each with what is due on it. */
  async pass(days: number) {
    for (let day = 0; day < days; day++) await this.leap(1);
  }

  /** Lets days pass at once. */
  async leap(days: number) {
    await this.wait(days * DAY);
    await this.settle();
  }

  /** Lets minutes pass, without what is due after them. */
  async wait(minutes: number) {
    this.api.clock.advance(minutes);
    await passTime(this.api.services.db, minutes);
  }

  /** Returns the agreement at the gateway by our id. */
  there(id: string | null): SimulatedAgreement {
    return this.simulator.agreements.ofReference(id ?? '')[0] as SimulatedAgreement;
  }

  /** Agrees as the payer, perhaps with a card without money. */
  agree(agreement: SimulatedAgreement, { cardWorks = true } = {}) {
    this.agreed.push(agreement);
    this.simulator.agreements.agree(agreement, { cardWorks });
  }

  /** Pays for a higher plan, and waits until it is in force. */
  async pay(who: Session, plan: string, period = 'monthly'): Promise<SimulatedAgreement> {
    const { data } = await this.upgradeTo(who, plan, period);
    const agreement = this.there(data.subscription_id);
    this.agree(agreement);
    await this.settle();
    return agreement;
  }

  /** Returns a token, which no day that passes has ended. */
  token(who: Session): Promise<string> {
    return mintToken(this.api.services, who.userId);
  }

  async upgradeTo(who: Session, plan: string, period = 'monthly') {
    const body = { plan, period, user_email: who.email };
    return this.api.client.call(payingEndpoints.upgrade, { body }, await this.token(who));
  }

  async details(who: Session) {
    return (await this.api.client.call(payingEndpoints.details, {}, await this.token(who))).data;
  }

  async invoices(who: Session) {
    return (await this.api.client.call(payingEndpoints.invoices, {}, await this.token(who))).data;
  }

  async state(who: Session) {
    const { data } = await this.api.client.call(subscriptionEndpoints.mine, {}, await this.token(who));
    return data.subscription;
  }
}
