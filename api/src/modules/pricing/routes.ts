import { pricingEndpoints } from '@canchero/shared-contracts/pricing';
import { clubRoute } from '../../platform/http/club-route';
import type { Route } from '../../platform/http/route';
import { changeRule, createRule, listRules, quote, removeRule } from './service';

export const pricingRoutes = (): Route[] => [
  clubRoute(pricingEndpoints.list, (tx, { clubId }) => listRules(tx, clubId)),
  clubRoute(pricingEndpoints.create, (tx, actor, { body }) => createRule(tx, actor, body)),
  clubRoute(pricingEndpoints.change, (tx, actor, { params, body }) => changeRule(tx, actor, params.ruleId, body)),
  clubRoute(pricingEndpoints.remove, (tx, actor, { params }) => removeRule(tx, actor, params.ruleId)),
  clubRoute(pricingEndpoints.quote, (tx, { clubId }, { query }) => quote(tx, clubId, query)),
];
