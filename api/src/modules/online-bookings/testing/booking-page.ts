import { bookingEndpoints, bookingSearchEndpoints, type ShownState } from '@canchero/shared-contracts/booking';
import { notificationEndpoints } from '@canchero/shared-contracts/notification';
import {
  type NewOnlineBooking,
  onlineBookingEndpoints,
  ownBookingEndpoints,
} from '@canchero/shared-contracts/online-booking';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { DateTime } from 'luxon';
import sql, { type Sql } from 'sql-template-tag';
import { type Booted, boot } from '../../../testing/boot';
import { TestClub } from '../../../testing/test-club';
import { contactCode } from '../booking-token';

/** Service of the file that runs, and club of its test. */
export let api: Booted;
export let club: TestClub;
let addresses = 0;

/** Boots the service for a file, and opens a club with a public page for each of its tests. */
export function eachTestHasABookingPage() {
  beforeAll(async () => {
    api = await boot({ config: { trustProxy: ['127.0.0.1'] } });
  });
  beforeEach(async () => {
    club = await TestClub.open(api.client);
    await club.set({ public_enabled: true, cancel_hours: 24, deposit_type: 'percent', deposit_value: 50 });
  });
  afterAll(() => api.close());
}

/** Makes the calls below go to another club. */
export const turnTo = (other: TestClub) => {
  club = other;
};

export const DAY = DateTime.utc().plus({ days: 2 });
export const at = (hour: number, day = DAY) =>
  day.set({ hour, minute: 0, second: 0, millisecond: 0 }).toISO() as string;
export const ANA = { first_name: 'Ana', last_name: 'Paz', phone: '011 15 4047-2803', email: 'ana@players.test' };
export const params = () => ({ clubId: club.clubId });
export const rows = <Row>(statement: Sql) => api.services.db.tenant(club.clubId, (tx) => tx.query<Row>(statement));

/** Calls as somebody at an address of their own. */
export const from = (address = `10.1.${addresses >> 8}.${addresses++ & 255}`) => ({ 'x-forwarded-for': address });
export async function held(courtId: string, start: string, headers = from()): Promise<string> {
  const body = { court_id: courtId, start, duration: 60 };
  const answer = await api.client.call(
    onlineBookingEndpoints.hold,
    { params: { club: club.clubId }, body },
    undefined,
    headers,
  );
  if (answer.status !== 201) throw new Error(`not held: ${answer.text}`);
  return answer.data.hold_id;
}
export const create = (
  hold_id: string,
  given: Partial<NewOnlineBooking> = {},
  headers: Record<string, string> = from(),
) =>
  api.client.call(
    ownBookingEndpoints.create,
    {
      params: { club: club.clubId },
      body: { hold_id, ...ANA, language: 'es', pay: 'at_club', accept_policy: true, ...given },
    },
    undefined,
    headers,
  );
export async function booked(given: Partial<NewOnlineBooking> & { start?: string } = {}) {
  const { start = at(15), ...body } = given;
  const court = await club.court();
  const holdId = await held(court.id, start);
  const answer = await create(holdId, body);
  if (answer.status !== 201) throw new Error(`not booked: ${answer.text}`);
  return { ...answer.data, id: holdId, court };
}
export const own = (token: string) => api.client.call(ownBookingEndpoints.get, { params: { token } });
export const confirm = (token: string, code: string) =>
  api.client.call(ownBookingEndpoints.confirm, { params: { token }, body: { code } });
export const cancel = (token: string, refund: number) =>
  api.client.call(ownBookingEndpoints.cancel, { params: { token }, body: { refund } });
export const codeOf = (id: string) => contactCode(id, api.services.config.secrets.tokenPepper);
export const staffSee = async (id: string) =>
  (await api.client.call(bookingEndpoints.get, { params: { ...params(), bookingId: id } }, club.owner.token)).data;
export const players = async () =>
  (await api.client.call(playerEndpoints.list, { params: params(), query: {} }, club.owner.token)).data.items;
export const bell = async () =>
  (await api.client.call(notificationEndpoints.list, { params: params(), query: {} }, club.owner.token)).data.items;
/** Returns the ids of the bookings that staff find by their state. */
export const listed = async (state: ShownState) => {
  const day = DAY.toISODate();
  const query = { from: day, to: day, state };
  const { data } = await api.client.call(bookingSearchEndpoints.find, { params: params(), query }, club.owner.token);
  return data.items.map(({ id }) => id);
};
export const historyOf = async (playerId = '') => {
  const call = { params: { ...params(), playerId }, query: {} };
  return (await api.client.call(playerEndpoints.bookings, call, club.owner.token)).data.items;
};
export const end = (id: string) =>
  rows(sql`update bookings set hold_until = now() - interval '1 second' where id = ${id}`);
