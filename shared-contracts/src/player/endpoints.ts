import { cashErrors } from '../cash/errors';
import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors, importErrors } from '../core/errors';
import { ClubParams } from '../core/schema';
import { playerErrors as e } from './errors';
import {
  HistoryQuery,
  ImportResult,
  LedgerPage,
  NewLedgerEntry,
  NewPlayer,
  Player,
  PlayerBookingPage,
  PlayerChange,
  PlayerDetail,
  PlayerImport,
  PlayerMerge,
  PlayerPage,
  PlayerParams,
  PlayerSuggestions,
  PlayersExport,
  PlayersFile,
  PlayersQuery,
  SuggestionsQuery,
} from './schema';

/**
 * Permissions: booking needs to find players and read their credit, changing players needs `players`, credit `booking`.
 */
const finding = { kind: 'member', anyOf: ['players', 'booking', 'schedule'] } as const;
const keeping = { kind: 'member', anyOf: ['players'] } as const;

export const playerEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/players',
    summary: 'Players by name, 50 a page; `q` searches name, phone and e-mail',
    params: ClubParams,
    query: PlayersQuery,
    response: PlayerPage,
    authz: finding,
  }),
  suggest: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/players/suggestions',
    summary:
      'Up to eight players to put into a booking, blocked ones left out: usual partners first, then those who play most',
    params: ClubParams,
    query: SuggestionsQuery,
    response: PlayerSuggestions,
    authz: finding,
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/players',
    summary: 'Add a player',
    params: ClubParams,
    body: NewPlayer,
    response: Player,
    status: 201,
    errors: [e.player_exists, e.invalid_phone, commonErrors.plan_limit_exceeded],
    authz: finding,
  }),
  export: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/players/export',
    summary: 'The players that a search finds, as a CSV file',
    params: ClubParams,
    query: PlayersExport,
    response: PlayersFile,
    authz: keeping,
  }),
  import: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/players/import',
    summary: 'Players from a CSV file: what is wrong with each line, and then all that are right, or none',
    params: ClubParams,
    body: PlayerImport,
    response: ImportResult,
    errors: [
      importErrors.import_unreadable,
      importErrors.import_too_long,
      importErrors.import_has_problems,
      commonErrors.plan_limit_exceeded,
    ],
    authz: keeping,
  }),
  merge: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/players/merge',
    summary: 'Make two players one: bookings, payments and credit go to the one who stays',
    params: ClubParams,
    body: PlayerMerge,
    response: Player,
    errors: [e.same_player],
    authz: keeping,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/players/:playerId',
    summary: 'A player with what hangs on them: bookings, payments, what they owe',
    params: PlayerParams,
    response: PlayerDetail,
    authz: finding,
  }),
  change: defineEndpoint({
    method: 'PUT',
    path: '/club/clubs/:clubId/players/:playerId',
    summary: 'Change a player; a blocked one is put into no booking any more',
    params: PlayerParams,
    body: PlayerChange,
    response: Player,
    errors: [e.player_exists, e.invalid_phone, commonErrors.stale_version],
    authz: keeping,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/club/clubs/:clubId/players/:playerId',
    summary: 'Remove a player who has no credit, owes nothing and has no bookings to come; past ones keep their name',
    params: PlayerParams,
    errors: [e.player_has_balance, e.player_has_bookings],
    authz: keeping,
  }),
  bookings: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/players/:playerId/bookings',
    summary: "A player's bookings, newest first, 25 a page",
    params: PlayerParams,
    query: HistoryQuery,
    response: PlayerBookingPage,
    authz: finding,
  }),
  ledger: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/players/:playerId/ledger',
    summary: "Movements of a player's credit, newest first, 25 a page",
    params: PlayerParams,
    query: HistoryQuery,
    response: LedgerPage,
    authz: finding,
  }),
  addLedgerEntry: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/players/:playerId/ledger',
    summary: "Take a deposit, pay credit out, or adjust a player's credit; it never goes below zero",
    params: PlayerParams,
    body: NewLedgerEntry,
    response: LedgerPage,
    status: 201,
    errors: [e.insufficient_credit, e.movement_incomplete, cashErrors.cash_session_needed],
    authz: { kind: 'member', anyOf: ['booking'] },
  }),
};
