export { cashEndpoints } from './endpoints';
export { cashErrors } from './errors';
export { cashEvents } from './events';
export { type CloseLine, closingReport } from './rules';
export type {
  ByMethod,
  CashCount,
  CashMovement,
  CashReport,
  CashSession,
  CashSessionPage,
  CashSource,
  CurrentCashSession,
  NewCashMovement,
} from './schema';
export { CASH_SOURCES } from './vocabulary';
