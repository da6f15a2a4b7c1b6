import { adminSubscriptionEndpoints as endpoints } from '@canchero/shared-contracts/admin-subscription';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../platform/auth/caller';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { type Call, changeSubscription, listSubscriptions, readSubscription } from './service';

const callOf = ({ request, caller }: { request: FastifyRequest; caller: Caller }): Call => ({
  requestId: request.id,
  caller,
});

export const adminSubscriptionRoutes = (services: Services): Route[] => [
  route(endpoints.list, (input) => listSubscriptions(services, callOf(input), input.query)),
  route(endpoints.get, (input) => readSubscription(services, callOf(input), input.params.ownerId)),
  route(endpoints.change, (input) => changeSubscription(services, callOf(input), input.params.ownerId, input.body)),
];
