import { playerEndpoints } from '@canchero/shared-contracts/player';
import { csvRoute } from '../../platform/csv/csv-route';
import { clubRoute } from '../../platform/http/club-route';
import type { Route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { deletePlayer } from './delete-player';
import { erasePlayer } from './erase-player';
import { exportPlayers } from './export-players';
import { importPlayers } from './import-players';
import { addMovement, ledgerPage } from './ledger';
import { mergePlayers } from './merge-players';
import { personalData } from './personal-data';
import { playerBookings, playerDetail } from './player-detail';
import { changePlayer, createPlayer, listPlayers } from './service';
import { suggestPlayers } from './suggest-players';

export const playerRoutes = ({ clock }: Services): Route[] => [
  clubRoute(playerEndpoints.list, (tx, { clubId }, { query }) => listPlayers(tx, clubId, query, clock())),
  clubRoute(playerEndpoints.suggest, (tx, { clubId }, { query }) => suggestPlayers(tx, clubId, query, clock())),
  clubRoute(playerEndpoints.create, (tx, actor, { body }) => createPlayer(tx, actor, body)),
  csvRoute(playerEndpoints.export, 'player.export', (tx, { clubId }, { query }) =>
    exportPlayers(tx, clubId, query, clock()),
  ),
  clubRoute(playerEndpoints.import, (tx, actor, { body }) => importPlayers(tx, actor, body), { turn: 'long' }),
  clubRoute(playerEndpoints.merge, (tx, actor, { body }) => mergePlayers(tx, actor, body, clock())),
  clubRoute(playerEndpoints.get, (tx, { clubId }, { params }) => playerDetail(tx, clubId, params.playerId, clock())),
  clubRoute(playerEndpoints.change, (tx, actor, { params, body }) => changePlayer(tx, actor, params.playerId, body)),
  clubRoute(playerEndpoints.remove, (tx, actor, { params }) => deletePlayer(tx, actor, params.playerId, clock())),
  clubRoute(playerEndpoints.personalData, (tx, actor, { params }) => personalData(tx, actor, params.playerId)),
  clubRoute(playerEndpoints.erase, (tx, actor, { params }) => erasePlayer(tx, actor, params.playerId, clock())),
  clubRoute(playerEndpoints.bookings, (tx, { clubId }, { params, query }) =>
    playerBookings(tx, clubId, params.playerId, query.cursor),
  ),
  clubRoute(playerEndpoints.ledger, (tx, { clubId }, { params, query }) =>
    ledgerPage(tx, clubId, params.playerId, query.cursor),
  ),
  clubRoute(playerEndpoints.addLedgerEntry, (tx, actor, { params, body }) =>
    addMovement(tx, actor, params.playerId, body),
  ),
];
