import { defineEndpoint } from '../core/define-endpoint';
import { ClubParams } from '../core/schema';
import { cashErrors as e } from './errors';
import {
  CashCount,
  CashOpening,
  CashReport,
  CashSession,
  CashSessionPage,
  CashSessionParams,
  CashSessionsQuery,
  CurrentCashQuery,
  CurrentCashSession,
  NewCashMovement,
} from './schema';
import { DESK_PERMISSION } from './vocabulary';

/**
 * Permissions: each desk has its own, see `DESK_PERMISSION`; a session of another desk is refused, except one of the buffet
 * that was open when the plan lost it.
 */
const authz = { kind: 'member', anyOf: Object.values(DESK_PERMISSION) } as const;

export const cashEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/cash-sessions',
    summary: 'Cash sessions of a desk or of all, newest first, 30 a page',
    params: ClubParams,
    query: CashSessionsQuery,
    response: CashSessionPage,
    authz,
  }),
  open: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/cash-sessions',
    summary: 'Open the cash of a desk with what is in its drawer',
    params: ClubParams,
    body: CashOpening,
    response: CashSession,
    status: 201,
    errors: [e.cash_session_open],
    authz,
  }),
  current: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/cash-sessions/current',
    summary: 'The open session of a desk, the one in which the caller takes money there, and whether cash needs one',
    params: ClubParams,
    query: CurrentCashQuery,
    response: CurrentCashSession,
    authz: { kind: 'member', anyOf: ['buffet', 'booking', 'schedule', 'consumption'] },
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/cash-sessions/:cashSessionId',
    summary: 'One session, and once it is closed where its money came from and who took it: the closing report',
    params: CashSessionParams,
    response: CashReport,
    authz,
  }),
  addMovement: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/cash-sessions/:cashSessionId/movements',
    summary: 'Put cash into the drawer, or take it out',
    params: CashSessionParams,
    body: NewCashMovement,
    response: CashSession,
    status: 201,
    errors: [e.cash_session_closed],
    authz,
  }),
  close: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/cash-sessions/:cashSessionId/close',
    summary: 'Close the cash with what was counted; answers what should have been there',
    params: CashSessionParams,
    body: CashCount,
    response: CashSession,
    errors: [e.cash_session_closed],
    authz,
  }),
};
