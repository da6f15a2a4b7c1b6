import { playerEndpoints } from '@canchero/shared-contracts/player';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { createPlayer, listPlayers } from './service';

export const playerRoutes = (services: Services): Route[] => [
  route(playerEndpoints.list, ({ params, query }) => listPlayers(services, params.clubId, query)),
  route(playerEndpoints.create, ({ params, body, once }) => createPlayer(services, params.clubId, body, once)),
];
