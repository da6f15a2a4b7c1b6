import { secondFactorEndpoints } from '@canchero/shared-contracts/second-factor';
import { type Limit, networkOf, per15Minutes } from '../../../platform/http/limits';
import { type Route, route } from '../../../platform/http/route';
import type { Services } from '../../../platform/services';
import { beginFactor, confirmFactor, passFactor, readFactor, renewRecoveryCodes } from './service';

/** Limits guesses at a code: of a million codes, three are accepted at a time. */
const GUESSES: readonly Limit[] = [per15Minutes(10, (request) => request.caller?.id ?? networkOf(request))];

export const secondFactorRoutes = (services: Services): Route[] => [
  route(secondFactorEndpoints.read, ({ caller }) => readFactor(services, caller)),
  route(secondFactorEndpoints.begin, ({ caller }) => beginFactor(services, caller)),
  route(
    secondFactorEndpoints.confirm,
    ({ request, caller, body }) => confirmFactor(services, request.id, caller, body.code),
    { limits: GUESSES },
  ),
  route(
    secondFactorEndpoints.pass,
    ({ request, caller, body }) => passFactor(services, request.id, caller, body.code),
    {
      limits: GUESSES,
    },
  ),
  route(
    secondFactorEndpoints.renewRecoveryCodes,
    ({ request, caller, body }) => renewRecoveryCodes(services, request.id, caller, body.code),
    { limits: GUESSES },
  ),
];
