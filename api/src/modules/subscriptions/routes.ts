import { subscriptionEndpoints } from '@canchero/shared-contracts/subscription';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { catalogue, subscriptionOf } from './service';

export const subscriptionRoutes = (services: Services): Route[] => [
  route(subscriptionEndpoints.plans, () => catalogue(services)),
  route(subscriptionEndpoints.mine, ({ caller }) => subscriptionOf(services, caller.id)),
];
