import { mercadoPagoEndpoints } from '@canchero/shared-contracts/mercadopago';
import { actorOf } from '../../platform/audit/actor';
import { perHour } from '../../platform/http/limits';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { finishConnecting } from './finish';
import { connect, disconnect, getConnection } from './service';

/** Nobody connects accounts all day: guessing states is of no use. */
const callbacks = perHour(30, (request) => request.caller?.id ?? request.ip);

export const mercadoPagoRoutes = (services: Services): Route[] => [
  route(mercadoPagoEndpoints.get, ({ params }) => getConnection(services, params.clubId)),
  route(mercadoPagoEndpoints.connect, (input) => connect(services, actorOf(input))),
  route(mercadoPagoEndpoints.disconnect, (input) => disconnect(services, actorOf(input))),
  route(
    mercadoPagoEndpoints.callback,
    ({ caller, body, request }) => finishConnecting(services, caller, request.id, body),
    { limits: [callbacks] },
  ),
];
