import { adminUserEndpoints as endpoints } from '@canchero/shared-contracts/admin-user';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../platform/auth/caller';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import {
  blockUser,
  type Call,
  changeRoles,
  endSessions,
  listUsers,
  overridePermissions,
  readUser,
  sendReset,
  unblockUser,
  verifyUser,
} from './service';

const callOf = ({ request, caller }: { request: FastifyRequest; caller: Caller }): Call => ({
  requestId: request.id,
  caller,
});

export const adminUserRoutes = (services: Services): Route[] => [
  route(endpoints.list, (input) => listUsers(services, callOf(input), input.query)),
  route(endpoints.get, (input) => readUser(services, callOf(input), input.params.userId)),
  route(endpoints.changeRoles, (input) => changeRoles(services, callOf(input), input.params.userId, input.body.roles)),
  route(endpoints.overridePermissions, (input) =>
    overridePermissions(services, callOf(input), input.params, input.body),
  ),
  route(endpoints.verify, (input) => verifyUser(services, callOf(input), input.params.userId)),
  route(endpoints.sendReset, (input) => sendReset(services, callOf(input), input.params.userId)),
  route(endpoints.endSessions, (input) => endSessions(services, callOf(input), input.params.userId)),
  route(endpoints.block, (input) => blockUser(services, callOf(input), input.params.userId, input.body.reason)),
  route(endpoints.unblock, (input) => unblockUser(services, callOf(input), input.params.userId)),
];
