import { adminSubscriptionEndpoints as endpoints } from '@canchero/shared-contracts/admin-subscription';
import { adminActorOf } from '../../platform/audit/actor';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { changeSubscription, listSubscriptions, readSubscription } from './service';

export const adminSubscriptionRoutes = (services: Services): Route[] => [
  route(endpoints.list, (input) => listSubscriptions(services, adminActorOf(input), input.query)),
  route(endpoints.get, (input) => readSubscription(services, adminActorOf(input), input.params.ownerId)),
  route(endpoints.change, (input) =>
    changeSubscription(services, adminActorOf(input), input.once, input.params.ownerId, input.body),
  ),
];
