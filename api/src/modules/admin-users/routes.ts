import { adminUserEndpoints as endpoints } from '@canchero/shared-contracts/admin-user';
import { adminActorOf } from '../../platform/audit/actor';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import {
  blockUser,
  changeRoles,
  endSessions,
  listUsers,
  overridePermissions,
  readUser,
  sendReset,
  unblockUser,
  verifyUser,
} from './service';

export const adminUserRoutes = (services: Services): Route[] => [
  route(endpoints.list, (input) => listUsers(services, adminActorOf(input), input.query)),
  route(endpoints.get, (input) => readUser(services, adminActorOf(input), input.caller.sessionId, input.params.userId)),
  route(endpoints.changeRoles, (input) =>
    changeRoles(services, adminActorOf(input), input.once, input.params.userId, input.body.roles),
  ),
  route(endpoints.overridePermissions, (input) =>
    overridePermissions(services, adminActorOf(input), input.once, input.params, input.body),
  ),
  route(endpoints.verify, (input) => verifyUser(services, adminActorOf(input), input.once, input.params.userId)),
  route(endpoints.sendReset, (input) => sendReset(services, adminActorOf(input), input.once, input.params.userId)),
  route(endpoints.endSessions, (input) => endSessions(services, adminActorOf(input), input.once, input.params.userId)),
  route(endpoints.block, (input) =>
    blockUser(services, adminActorOf(input), input.once, input.params.userId, input.body.reason),
  ),
  route(endpoints.unblock, (input) => unblockUser(services, adminActorOf(input), input.once, input.params.userId)),
];
