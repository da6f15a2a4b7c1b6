export { cashEndpoints } from './endpoints';
export { cashErrors } from './errors';
export { cashEvents } from './events';
export { MAX_CASH_LENGTH } from './limits';
export { type CloseLine, closingReport } from './rules';
export type {
  ByMethod,
  CashCount,
  CashMovement,
  CashReport,
  CashSession,
  CashSessionPage,
  CashSource,
  CashTaker,
  CurrentCashSession,
  NewCashMovement,
} from './schema';
export { CASH_DESKS, CASH_SOURCES, type CashDesk, DESK_PERMISSION } from './vocabulary';
