import { bookingErrors } from '../booking/errors';
import { cashErrors } from '../cash/errors';
import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors } from '../core/errors';
import { ClubParams } from '../core/schema';
import { paymentErrors } from '../payment/errors';
import {
  Block,
  BlockChange,
  BlockParams,
  Blocks,
  BlocksQuery,
  CourtSuspension,
  NewBlock,
  NewCourtSuspension,
} from './schema';

/** Courts are taken out of use by those who configure the club, and by those who see its bookings as a whole. */
const authz = { kind: 'member', anyOf: ['booking', 'configuration'] } as const;
const placement = [bookingErrors.schedule_conflict, bookingErrors.invalid_range];

export const blockEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/blocks',
    summary: 'Blocks that touch a span of time, by start',
    params: ClubParams,
    query: BlocksQuery,
    response: Blocks,
    errors: [bookingErrors.invalid_range],
    authz: { kind: 'member', anyOf: ['schedule', 'booking', 'configuration'] },
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/blocks',
    summary: 'Take courts out of use for a while; refused where bookings stand',
    params: ClubParams,
    body: NewBlock,
    response: Block,
    status: 201,
    errors: placement,
    authz,
  }),
  suspend: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/suspensions',
    summary:
      'Take courts out of use, or extend a block, and cancel the bookings there with all their money back; or nothing of it',
    params: ClubParams,
    body: NewCourtSuspension,
    response: CourtSuspension,
    status: 201,
    errors: [
      ...placement,
      bookingErrors.booking_cancelled,
      bookingErrors.booking_has_payments,
      paymentErrors.credit_needs_player,
      cashErrors.cash_session_needed,
      commonErrors.stale_version,
    ],
    authz: { kind: 'member', anyOf: ['booking'] },
  }),
  change: defineEndpoint({
    method: 'PUT',
    path: '/club/clubs/:clubId/blocks/:blockId',
    summary: 'Change a block',
    params: BlockParams,
    body: BlockChange,
    response: Block,
    errors: [...placement, commonErrors.stale_version],
    authz,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/club/clubs/:clubId/blocks/:blockId',
    summary: 'Give the courts of a block back',
    params: BlockParams,
    authz,
  }),
};
