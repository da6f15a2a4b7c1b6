import { mercadoPagoEndpoints } from '@canchero/shared-contracts/mercadopago';
import { actorOf } from '../../platform/audit/actor';
import { clubRoute } from '../../platform/http/club-route';
import { networkOf, perHour } from '../../platform/http/limits';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { finishConnecting } from './finish';
import { connect, disconnect, getConnection } from './service';

/** Keeps callers from guessing states; nobody connects accounts all day. */
const CALLBACKS = perHour(30, (request) => request.caller?.id ?? networkOf(request));

export const mercadoPagoRoutes = (services: Services): Route[] => [
  clubRoute(mercadoPagoEndpoints.get, (tx, { clubId }) => getConnection(tx, services, clubId)),
  // no idempotency key: its answer holds a state, which is stored nowhere but as a hash and works once
  route(mercadoPagoEndpoints.connect, (input) => connect(services, actorOf(input))),
  clubRoute(mercadoPagoEndpoints.disconnect, (tx, actor) => disconnect(tx, actor)),
  route(
    mercadoPagoEndpoints.callback,
    ({ caller, body, request }) => finishConnecting(services, caller, request.id, body),
    { limits: [CALLBACKS] },
  ),
];
