import { DASHBOARD_SECTIONS } from '@canchero/shared-contracts/report';
import { DateTime } from 'luxon';
import type { Known } from '../arbitrary-of';
import type { Things } from '../authorization/world';
import { TEST_PASSWORD } from '../test-client';
import type { More, Scene } from './callers';

/** Stands for the version of the thing that a call names, which changes with each call that succeeds. */
export const PRESENT_VERSION = 0;

/** Returns what exists and what is sensible to send, by the name of the field. */
export function knownOf(scene: Scene, domain: string): Known {
  const { world, account, administered } = scene;
  const isAboveClubs = domain.startsWith('admin');
  const things: Things = isAboveClubs ? world.theirs : world.ours;
  const person = isAboveClubs ? administered : account;
  return {
    ...Object.fromEntries(Object.entries(things).map(([name, id]) => [name, [id]])),
    ...references(things, scene.more),
    ...(!isAboveClubs && { bookingId: [things.bookingId, scene.more.bookingId] }),
    ...times(),
    ...sizes,
    ...Object.fromEntries(Object.entries(scene.ids).map(([name, id]) => [name, [id]])),
    userId: isAboveClubs ? [person.userId, things.memberId] : [person.userId],
    ownerId: [world.otherOwner.userId],
    email: [person.email, 'nobody@club.test'],
    user_email: [world.otherOwner.email],
    password: [TEST_PASSWORD],
    current_password: [TEST_PASSWORD],
    new_password: [TEST_PASSWORD],
    slug: ['club-nuevo', 'x'],
    timezone: ['America/Argentina/Buenos_Aires', 'America/Santiago'],
    ...(/^(?:release|rollout)/.test(domain) && { name: ['mfe-none', 'shell', 'mfe-agenda'] }),
    remote: ['mfe-none'],
    phone: ['11 4047-2804', '+54 9 351 555 1234'],
    phone_country: ['+54'],
    content: ['Nombre,Precio\nAgua,100\n', 'Nombre;Teléfono\nJuan;1144445510\n'],
    home: ['/day', null],
    cursor: [things.bookingId, '7', ''],
    permissions: [{ schedule: true }],
    q: ['Ana', '11', 'a'],
    color: ['#ff8800'],
    action: ['order.'],
    bookings: [[{ id: things.bookingId, version: 1, destination: 'money' }]],
    sections: [DASHBOARD_SECTIONS.map((section) => ({ section, shown: true }))],
    sport: ['padel'],
  };
}

/** Ids by the names that bodies and queries give them. */
const references = (things: Things, more: More) => ({
  club_id: [things.clubId],
  court: [things.courtId],
  court_id: [things.courtId],
  court_ids: [[things.courtId], [], things.courtId],
  with: [things.playerId],
  player: [things.playerId],
  player_id: [things.playerId, things.playerId, null],
  player_ids: [[things.playerId]],
  keep_id: [things.playerId],
  merge_id: [more.playerId],
  booking_id: [things.bookingId],
  item_id: [things.itemId, more.itemId],
  category_id: [things.categoryId, null],
  line_id: [things.orderId],
  id: [things.consumptionId, things.playerId, things.bookingId],
  ids: [[things.consumptionId]],
  order: [[things.courtId]],
});

/** Days and instants; what begins lies before what ends. */
function times() {
  const hour = DateTime.utc().startOf('hour');
  const instants = (...hours: number[]) => hours.map((n) => hour.plus({ hours: n }).toISO());
  const days = (...numbers: number[]) => numbers.map((n) => hour.plus({ days: n }).toISODate());
  const months = [hour.toFormat('yyyy-MM')];
  return {
    from: [...days(-30, -1, 0), ...instants(26, 27), '08:00'],
    to: [...days(0, 1, 7), ...instants(50, 98), '12:00'],
    start: instants(26, 50, 98, 170),
    end: instants(99, 171, 243),
    period_end: instants(1000),
    date: days(-1, 0, 1),
    day: days(0),
    from_date: days(0, 1),
    end_date: days(30, 60),
    valid_from: [...days(0), null],
    valid_to: [...days(30), null],
    month: months,
    cohort: months,
    after: ['08:00'],
    before: ['23:00'],
    open: ['08:00'],
    close: ['23:00'],
  };
}

/** Numbers; those of a query are texts to its schema, which tells nothing of them. */
const sizes = {
  version: [PRESENT_VERSION, PRESENT_VERSION, PRESENT_VERSION, 1],
  duration: [60, 60, 90, 1440],
  days: [1, 7, 14],
  limit: [1, 50],
  weekday: [1, 7],
  hour: [0, 18],
  months: [1, 12],
  quantity: [1, 2],
  amount: [1, 50, 100],
  price: [0, 10_000],
  discount: [0, 1],
  kept: [0, 50],
  unit_price: [0, 100, 1e10],
};
