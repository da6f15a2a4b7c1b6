import { playerEndpoints } from '@canchero/shared-contracts/player';
import { actorOf } from '../../platform/audit/actor';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { exportPlayers } from './export';
import { deletePlayer, playerBookings, playerDetail } from './history';
import { importPlayers } from './import';
import { addMovement, ledgerPage } from './ledger';
import { mergePlayers } from './merge';
import { changePlayer, createPlayer, listPlayers } from './service';

export const playerRoutes = ({ db, clock }: Services): Route[] => [
  route(playerEndpoints.list, ({ params: { clubId }, query }) =>
    db.tenant(clubId, (tx) => listPlayers(tx, clubId, query)),
  ),
  route(playerEndpoints.create, (input) =>
    db.tenant(input.params.clubId, (tx) => input.once(tx, () => createPlayer(tx, actorOf(input), input.body))),
  ),
  route(playerEndpoints.export, ({ params: { clubId }, query }) =>
    db.tenant(clubId, (tx) => exportPlayers(tx, clubId, query)),
  ),
  route(playerEndpoints.import, (input) =>
    db.tenant(input.params.clubId, (tx) => input.once(tx, () => importPlayers(tx, actorOf(input), input.body))),
  ),
  route(playerEndpoints.merge, (input) =>
    db.tenant(input.params.clubId, (tx) => input.once(tx, () => mergePlayers(tx, actorOf(input), input.body, clock()))),
  ),
  route(playerEndpoints.get, ({ params: { clubId, playerId } }) =>
    db.tenant(clubId, (tx) => playerDetail(tx, clubId, playerId, clock())),
  ),
  route(playerEndpoints.change, (input) =>
    db.tenant(input.params.clubId, (tx) => changePlayer(tx, actorOf(input), input.params.playerId, input.body)),
  ),
  route(playerEndpoints.remove, (input) =>
    db.tenant(input.params.clubId, (tx) => deletePlayer(tx, actorOf(input), input.params.playerId, clock())),
  ),
  route(playerEndpoints.bookings, ({ params: { clubId, playerId }, query }) =>
    db.tenant(clubId, (tx) => playerBookings(tx, clubId, playerId, query.cursor)),
  ),
  route(playerEndpoints.ledger, ({ params: { clubId, playerId }, query }) =>
    db.tenant(clubId, (tx) => ledgerPage(tx, clubId, playerId, query.cursor)),
  ),
  route(playerEndpoints.addLedgerEntry, (input) =>
    db.tenant(input.params.clubId, (tx) =>
      input.once(tx, () => addMovement(tx, actorOf(input), input.params.playerId, input.body)),
    ),
  ),
];
