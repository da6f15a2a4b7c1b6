export { stockEndpoints } from './endpoints';
export { stockErrors } from './errors';
export { stockEvents } from './events';
export { MAX_STOCK_LENGTH } from './limits';
export type {
  MovementPage,
  MovementsQuery,
  NewStockMovement,
  NewStockMovements,
  Stock,
  StockLine,
  StockMovement,
} from './schema';
export { ENTRY_TYPES, type EntryType, MOVEMENT_TYPES, type MovementType } from './vocabulary';
