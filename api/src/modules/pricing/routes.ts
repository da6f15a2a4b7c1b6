import { pricingEndpoints } from '@canchero/shared-contracts/pricing';
import { actorOf } from '../../platform/audit/actor';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { changeRule, createRule, listRules, quote, removeRule } from './service';

export const pricingRoutes = ({ db }: Services): Route[] => [
  route(pricingEndpoints.list, ({ params }) => db.tenant(params.clubId, (tx) => listRules(tx, params.clubId))),
  route(pricingEndpoints.create, ({ params, body, once, ...input }) =>
    db.tenant(params.clubId, (tx) => once(tx, () => createRule(tx, actorOf(input), body))),
  ),
  route(pricingEndpoints.change, ({ params, body, ...input }) =>
    db.tenant(params.clubId, (tx) => changeRule(tx, actorOf(input), params.ruleId, body)),
  ),
  route(pricingEndpoints.remove, ({ params, ...input }) =>
    db.tenant(params.clubId, (tx) => removeRule(tx, actorOf(input), params.ruleId)),
  ),
  route(pricingEndpoints.quote, ({ params, query }) =>
    db.tenant(params.clubId, (tx) => quote(tx, params.clubId, query)),
  ),
];
