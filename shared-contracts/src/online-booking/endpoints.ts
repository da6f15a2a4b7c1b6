import { bookingErrors } from '../booking/errors';
import { clubErrors } from '../club/errors';
import { PublicClubParams } from '../club/public-schema';
import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors } from '../core/errors';
import { onlineBookingErrors } from './errors';
import { ClubHoldParams, Hold, HoldParams, NewHold } from './schema';

/** Calls by which players hold a place on a club's public page, and by which its staff take the place back. */
export const onlineBookingEndpoints = {
  hold: defineEndpoint({
    method: 'POST',
    path: '/club/public/clubs/:club/holds',
    summary: 'Keep a place for some minutes; the id of the hold is what its holder proves it by',
    params: PublicClubParams,
    body: NewHold,
    response: Hold,
    status: 201,
    errors: [
      commonErrors.not_found,
      commonErrors.plan_limit_exceeded,
      bookingErrors.duration_too_short,
      bookingErrors.schedule_conflict,
      clubErrors.beyond_horizon,
      onlineBookingErrors.start_not_offered,
      onlineBookingErrors.online_booking_paused,
      onlineBookingErrors.too_many_holds,
      onlineBookingErrors.proof_required,
      onlineBookingErrors.too_many_holds_at_club,
    ],
    authz: { kind: 'public' },
  }),
  release: defineEndpoint({
    method: 'DELETE',
    path: '/club/public/clubs/:club/holds/:holdId',
    summary: 'Let a hold go; one that has ended is gone already',
    params: HoldParams,
    errors: [commonErrors.not_found],
    authz: { kind: 'public' },
  }),
  takeBack: defineEndpoint({
    method: 'DELETE',
    path: '/club/clubs/:clubId/holds/:holdId',
    summary: 'End a hold of the public page; for five minutes its place can be booked by the club alone',
    params: ClubHoldParams,
    errors: [onlineBookingErrors.hold_ended],
    authz: { kind: 'member', anyOf: ['schedule', 'booking'] },
  }),
};
