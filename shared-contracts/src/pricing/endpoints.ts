import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors } from '../core/errors';
import { ClubParams } from '../core/schema';
import { pricingErrors as e } from './errors';
import { NewPriceRule, PriceRule, PriceRuleChange, PriceRuleParams, PriceRules, Quote, QuoteQuery } from './schema';

const configuring = { kind: 'member', anyOf: ['configuration'] } as const;

export const pricingEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/price-rules',
    summary: 'The price rules of a club, the strongest first',
    params: ClubParams,
    response: PriceRules,
    authz: configuring,
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/price-rules',
    summary: 'Add a price rule',
    params: ClubParams,
    body: NewPriceRule,
    response: PriceRule,
    status: 201,
    errors: [e.price_rule_dates, e.unknown_courts, e.too_many_price_rules],
    authz: configuring,
  }),
  change: defineEndpoint({
    method: 'PUT',
    path: '/club/clubs/:clubId/price-rules/:ruleId',
    summary: 'Change a price rule',
    params: PriceRuleParams,
    body: PriceRuleChange,
    response: PriceRule,
    errors: [e.price_rule_dates, e.unknown_courts, commonErrors.stale_version],
    authz: configuring,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/club/clubs/:clubId/price-rules/:ruleId',
    summary: 'Remove a price rule; bookings keep their price',
    params: PriceRuleParams,
    authz: configuring,
  }),
  quote: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/quote',
    summary: 'What a booking would cost by the rules of today',
    params: ClubParams,
    query: QuoteQuery,
    response: Quote,
    authz: { kind: 'member', anyOf: ['schedule', 'booking', 'configuration'] },
  }),
};
