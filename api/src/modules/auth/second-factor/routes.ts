import { secondFactorEndpoints } from '@canchero/shared-contracts/second-factor';
import { type Route, route } from '../../../platform/http/route';
import type { Services } from '../../../platform/services';
import { CODES } from '../limits';
import { beginFactor, confirmFactor, passFactor, readFactor, renewRecoveryCodes } from './service';

export const secondFactorRoutes = (services: Services): Route[] => [
  route(secondFactorEndpoints.read, ({ caller }) => readFactor(services, caller)),
  route(secondFactorEndpoints.begin, ({ caller }) => beginFactor(services, caller)),
  route(
    secondFactorEndpoints.confirm,
    ({ request, caller, body }) => confirmFactor(services, request.id, caller, body.code),
    { limits: CODES },
  ),
  route(
    secondFactorEndpoints.pass,
    ({ request, caller, body }) => passFactor(services, request.id, caller, body.code),
    {
      limits: CODES,
    },
  ),
  route(
    secondFactorEndpoints.renewRecoveryCodes,
    ({ request, caller, body }) => renewRecoveryCodes(services, request.id, caller, body.code),
    { limits: CODES },
  ),
];
