import { defineEndpoint } from '../core/define-endpoint';
import { ClubParams } from '../core/schema';
import { clubClosingErrors } from './errors';
import { ClubClosing } from './schema';

export const clubClosingEndpoints = {
  close: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/close',
    summary:
      'Close a club, by its owner: from then on it exists for super admins alone, who can open it again for a time',
    params: ClubParams,
    body: ClubClosing,
    status: 204,
    errors: [
      clubClosingErrors.club_name_differs,
      clubClosingErrors.club_has_open_cash,
      clubClosingErrors.club_has_waiting_payments,
      clubClosingErrors.club_has_bookings,
    ],
    authz: { kind: 'member', anyOf: ['configuration'] },
  }),
};
