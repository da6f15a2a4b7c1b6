import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import {
  compareRules,
  type NewPriceRule,
  type PriceRule,
  type PriceRuleChange,
  pricingErrors,
  pricingEvents,
  type Quote,
  type QuoteQuery,
} from '@canchero/shared-contracts/pricing';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { found } from '../../platform/db/found';
import { appendEvent } from '../../platform/live/outbox';
import { selectQuote } from './reads';
import { countRules, deleteRule, lockRule, type PriceRuleFields, putRule, selectRules, unknownCourts } from './sql';

/** Lists the price rules of a club, the strongest first. */
export const listRules = async (tx: Tx, clubId: string): Promise<PriceRule[]> =>
  (await selectRules(tx, clubId)).sort(compareRules);

/**
 * Prices a place.
 * @throws not_found if the club has no such court
 */
export async function quote(
  tx: Tx,
  clubId: string,
  { court_id, start, duration, player_id }: QuoteQuery,
): Promise<Quote> {
  return found(await selectQuote(tx, clubId, { court_id, start, duration }, player_id ?? null));
}

const DEFAULTS = {
  court_ids: [],
  weekdays: [],
  duration: null,
  member_price: null,
  valid_from: null,
  valid_to: null,
  priority: 0,
};

/** Rules of a club: every price of a booking looks at all of them. */
const MAX_RULES = 300;

/**
 * Adds a price rule.
 * @throws too_many_price_rules {max}
 * @throws price_rule_dates
 * @throws unknown_courts {court_ids}
 */
export async function createRule(tx: Tx, actor: Actor, body: NewPriceRule): Promise<PriceRule> {
  const fields = { ...DEFAULTS, ...body } as PriceRuleFields;
  if ((await countRules(tx, actor.clubId)) >= MAX_RULES)
    throw AppError.of(pricingErrors.too_many_price_rules, { max: MAX_RULES });
  await check(tx, actor.clubId, fields);
  const rule = await putRule(tx, actor.clubId, fields, null);
  await publish(tx, actor, 'create', rule.id, { amount: rule.price });
  return rule;
}

/**
 * Changes a price rule.
 * @throws not_found
 * @throws stale_version {current}
 * @throws price_rule_dates
 * @throws unknown_courts {court_ids}
 */
export async function changeRule(tx: Tx, actor: Actor, ruleId: string, change: PriceRuleChange): Promise<PriceRule> {
  const { version, ...fields } = change;
  const current = found(await lockRule(tx, actor.clubId, ruleId));
  if (current.version !== version) throw AppError.of(commonErrors.stale_version, { current });
  const after = { ...current, ...fields } as PriceRule;
  await check(tx, actor.clubId, after);
  const rule = await putRule(tx, actor.clubId, after, ruleId);
  await publish(tx, actor, 'change', ruleId, { fields: Object.keys(fields), amount: rule.price });
  return rule;
}

/** Removes a price rule. @throws not_found */
export async function removeRule(tx: Tx, actor: Actor, ruleId: string): Promise<void> {
  if (!(await deleteRule(tx, actor.clubId, ruleId))) throw AppError.of(commonErrors.not_found);
  await publish(tx, actor, 'remove', ruleId);
}

async function check(tx: Tx, clubId: string, { valid_from, valid_to, court_ids }: PriceRuleFields): Promise<void> {
  if (valid_from && valid_to && valid_to < valid_from) throw AppError.of(pricingErrors.price_rule_dates);
  const unknown = await unknownCourts(tx, clubId, court_ids);
  if (unknown.length > 0) throw AppError.of(pricingErrors.unknown_courts, { court_ids: unknown });
}

async function publish(
  tx: Tx,
  actor: Actor,
  verb: 'create' | 'change' | 'remove',
  id: string,
  more: { fields?: string[]; amount?: number } = {},
): Promise<void> {
  await audit(tx, { ...actor, action: `price_rule.${verb}`, object: { type: 'price_rule', id }, ...more });
  await appendEvent(tx, actor.clubId, pricingEvents.changed, { rule_id: id });
}
