import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors } from '../core/errors';
import { ClubParams } from '../core/schema';
import { playerErrors } from './errors';
import { NewPlayer, Player, PlayerPage, PlayersQuery } from './schema';

export const playerEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/players',
    summary: 'Players by name, 50 a page; `q` searches name, phone and e-mail',
    params: ClubParams,
    query: PlayersQuery,
    response: PlayerPage,
    authz: { kind: 'member', anyOf: ['players', 'booking', 'schedule'] },
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/players',
    summary: 'Add a player',
    params: ClubParams,
    body: NewPlayer,
    response: Player,
    status: 201,
    errors: [playerErrors.player_exists, commonErrors.plan_limit_exceeded],
    authz: { kind: 'member', anyOf: ['players', 'booking', 'schedule'] },
  }),
};
