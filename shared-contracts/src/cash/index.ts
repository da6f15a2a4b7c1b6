export { cashEndpoints } from './endpoints';
export { cashErrors } from './errors';
export { cashEvents } from './events';
export { type CloseLine, closingReport } from './rules';
export type {
  ByMethod,
  CashCount,
  CashMovement,
  CashSession,
  CashSessionPage,
  CurrentCashSession,
  NewCashMovement,
} from './schema';
