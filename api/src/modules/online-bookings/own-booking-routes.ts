import { ownBookingEndpoints, ownBookingPath } from '@canchero/shared-contracts/online-booking';
import type { FastifyRequest } from 'fastify';
import { type Agent, visitorOf } from '../../platform/audit/actor';
import type { Tx } from '../../platform/db/database';
import { found } from '../../platform/db/found';
import { type Limit, networkOf } from '../../platform/http/limits';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { openCheckout } from '../online-payments/writes';
import { selectPageClub } from '../public-clubs/reads';
import { bookingToken, tokenHash } from './booking-token';
import { calendarOf } from './calendar';
import { createOnlineBooking } from './create-online-booking';
import { cancelOwn, confirmContact, readOwn } from './own-booking';
import { selectByToken, selectOnlineBooking, setReminder } from './sql';

const PER_MS = 10 * 60_000;
const digitsOf = (request: FastifyRequest) => (request.body as { phone: string }).phone.replace(/\D/g, '');
/** Limits the bookings that one person makes from an address, and those of all who share it. */
const BOOKINGS: readonly Limit[] = [
  { max: 5, perMs: PER_MS, key: (request) => `${networkOf(request)}|${digitsOf(request)}` },
  { max: 30, perMs: PER_MS, key: networkOf },
];

/** Routes that make online bookings, and those of a booking's own page, which are repeated without harm. */
export function ownBookingRoutes(services: Services): Route[] {
  const { db, config } = services;
  const secret = config.secrets.tokenPepper;

  /** Finds the booking of a token and works with it in a transaction of its club. @throws not_found */
  async function own<T>(
    token: string,
    request: FastifyRequest,
    work: (tx: Tx, agent: Agent, bookingId: string) => Promise<T>,
  ): Promise<T> {
    const { club_id, booking_id } = found(await selectByToken(db, tokenHash(token, secret)));
    return db.tenant(club_id, (tx) => work(tx, visitorOf(request, club_id), booking_id));
  }

  const remind =
    (reminder: boolean) =>
    (tx: Tx, { clubId }: Agent, id: string) =>
      setReminder(tx, clubId, id, reminder).then(() => readOwn(tx, clubId, id));

  return [
    route(
      ownBookingEndpoints.create,
      async ({ params, body, request, once }) => {
        const club = found(await selectPageClub(db, params.club));
        const { id, ...made } = await db.tenant(club.id, (tx) => {
          const from = { address: networkOf(request), secret };
          return once(tx, () => createOnlineBooking(tx, visitorOf(request, club.id), club, body, from), club.id);
        });
        if (made.status === 'pending_payment') made.init_point = await openCheckout(services, club.id, id);
        return { booking_token: bookingToken(id, secret), ...made };
      },
      { limits: BOOKINGS },
    ),
    route(ownBookingEndpoints.get, ({ params, request }) =>
      own(params.token, request, (tx, { clubId }, id) => readOwn(tx, clubId, id)),
    ),
    route(ownBookingEndpoints.confirm, ({ params, body, request }) =>
      own(params.token, request, (tx, agent, id) => confirmContact(tx, agent, id, { code: body.code, secret })),
    ),
    route(ownBookingEndpoints.cancel, ({ params, body, request }) =>
      own(params.token, request, (tx, agent, id) => cancelOwn(tx, agent, id, body.refund)),
    ),
    route(ownBookingEndpoints.setReminder, ({ params, body, request }) =>
      own(params.token, request, remind(body.reminder)),
    ),
    route(
      ownBookingEndpoints.unsubscribe,
      async ({ params, request }) => {
        await own(params.token, request, remind(false));
      },
      { acceptsForms: true },
    ),
    route(ownBookingEndpoints.calendar, async ({ params, request, reply }) => {
      const booking = await own(params.token, request, (tx, { clubId }, id) => selectOnlineBooking(tx, clubId, id));
      const { club, language } = found(booking);
      const page = `${config.publicUrl}${ownBookingPath(club.slug, params.token)}`;
      const file = calendarOf(found(booking), language, page);
      reply.header('content-type', 'text/calendar; charset=utf-8').header('cache-control', 'no-store');
      reply.header('content-disposition', 'attachment; filename="canchero.ics"').send(file);
      await reply;
    }),
  ];
}
