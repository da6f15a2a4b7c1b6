import { defineErrors } from '../core/app-error';

export const cashErrors = defineErrors({
  /** A club has one open session at a time. */
  cash_session_open: 409,
  /** The club counts its cash, and no session is open: open one first. */
  cash_session_needed: 409,
  /** It was counted: what belongs to it stays as it was. */
  cash_session_closed: 409,
});
