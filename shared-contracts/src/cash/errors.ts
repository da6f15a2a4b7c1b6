import { defineErrors } from '../core/app-error';

export const cashErrors = defineErrors({
  /** The desk already has an open cash session. */
  cash_session_open: 409,
  /** The club requires an open cash session for cash, and none is open. Params: `desk`, where to open one. */
  cash_session_needed: 409,
  /** The cash session was closed; its payments can no longer change. */
  cash_session_closed: 409,
});
