export { playerEndpoints } from './endpoints';
export { playerErrors } from './errors';
export { MAX_IMPORT, MAX_LENGTH } from './limits';
export { hasLetter } from './name';
export { argentineArea, homeCode, phoneText, typedPlayer } from './phone';
export { ERASED_NAME, playerName } from './rules';
export type {
  Debt,
  DebtPayment,
  ImportLine,
  ImportResult,
  LedgerEntry,
  LedgerPage,
  ListedPlayer,
  NewLedgerEntry,
  NewPlayer,
  Player,
  PlayerBooking,
  PlayerChange,
  PlayerData,
  PlayerDebts,
  PlayerDetail,
  PlayerSuggestion,
  PlayersQuery,
  SuggestionsQuery,
} from './schema';
export {
  DEBT_KINDS,
  type DebtKind,
  IMPORT_FIELDS,
  type ImportField,
  type LedgerKind,
  MANUAL_LEDGER_KINDS,
  type ManualLedgerKind,
  PLAYER_FILTERS,
  type PlayerFilter,
} from './vocabulary';
