import { defineEndpoint } from '../core/define-endpoint';
import { ClubParams } from '../core/schema';
import { mercadoPagoErrors as e } from './errors';
import { AuthorizationUrl, MercadoPagoConnection, OAuthCallback, OAuthConnected } from './schema';

const configuring = { kind: 'member', anyOf: ['configuration'] } as const;

export const mercadoPagoEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/mercadopago',
    summary: "The club's connection with Mercado Pago",
    params: ClubParams,
    response: MercadoPagoConnection,
    authz: configuring,
  }),
  connect: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/mercadopago/connect',
    summary: 'Begin a connection: the address at which the seller agrees, good for ten minutes',
    params: ClubParams,
    response: AuthorizationUrl,
    errors: [e.mercadopago_unavailable],
    authz: configuring,
  }),
  disconnect: defineEndpoint({
    method: 'DELETE',
    path: '/club/clubs/:clubId/mercadopago',
    summary: 'Forget the connection and its tokens',
    params: ClubParams,
    authz: configuring,
  }),
  callback: defineEndpoint({
    method: 'POST',
    path: '/oauth/mercadopago/callback',
    summary: 'End a connection that the same user began: the code becomes tokens',
    body: OAuthCallback,
    response: OAuthConnected,
    errors: [e.oauth_state_invalid, e.oauth_code_refused, e.mercadopago_unavailable],
    authz: { kind: 'user' },
  }),
};
