import type { DateTime } from 'luxon';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import type { Random } from '../random';
import type { DemoBooking, DemoSeries } from './agenda';
import { type AuditLine, bookingHistory } from './booking-history';
import type { DemoPayment } from './payments';

/** Further members of the demo's first club; the last one has not accepted the invitation yet. */
export const DEMO_TEAM = [
  { email: 'manager@demo.test', name: 'Marta Moreno', role: 'manager', permissions: {}, pending: false },
  {
    email: 'buffet@demo.test',
    name: 'Bruno Benítez',
    role: 'staff',
    permissions: { buffet: true, consumption: true, items: true, daily_summary: true, profile: true },
    pending: false,
  },
  {
    email: 'invited@demo.test',
    name: 'Carla Correa',
    role: 'staff',
    permissions: { schedule: true, booking: true, players: true, profile: true },
    pending: true,
  },
] as const;

/** Index in `DEMO_TEAM` of the member who runs the till. */
export const SELLER = DEMO_TEAM.findIndex(({ permissions }) => 'buffet' in permissions);

interface World {
  clubId: string;
  courts: readonly { id: string; name: string; sport: string }[];
  bookings: readonly DemoBooking[];
  series: readonly DemoSeries[];
  payments: readonly DemoPayment[];
  players: readonly { id: string }[];
  owner: string;
  staff: string;
  /** Ids of the users in `DEMO_TEAM`, in its order. */
  team: readonly string[];
  now: DateTime;
}

/** Seeds price rules, a team, and the audit of these and of the last days' work. */
export async function seedConfiguration(tx: Tx, random: Random, world: World): Promise<void> {
  await seedTeam(tx, world);
  await seedPrices(tx, random, world);
  await seedAudit(tx, auditOf(random, world), world.clubId);
}

async function seedTeam(tx: Tx, { clubId, team }: World): Promise<void> {
  const members = DEMO_TEAM.map(({ role, permissions, pending }, i) => ({ id: team[i], role, permissions, pending }));
  const rows = JSON.stringify(members);
  await tx.query(sql`
    insert into memberships (club_id, user_id, role, permissions)
    select ${clubId}, r.id, r.role, r.permissions
    from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, role text, permissions jsonb)`);
  await tx.query(sql`
    update users u set email_verified_at = null
    from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, pending boolean) where u.id = r.id and r.pending`);
}

async function seedPrices(tx: Tx, random: Random, { clubId, courts }: World): Promise<void> {
  const padel = courts.filter((court) => court.sport === 'padel').map((court) => court.id);
  const rules = [
    { weekdays: [1, 2, 3, 4, 5], from: '18:00', to: '23:00', price: 3_200_000, member_price: 2_800_000, courts: padel },
    { weekdays: [6, 7], from: '09:00', to: '21:00', price: 3_000_000, member_price: null, courts: padel },
    { weekdays: [1, 2, 3, 4, 5], from: '08:00', to: '12:00', price: 1_500_000, member_price: null, courts: [] },
  ].map((rule) => ({ ...rule, id: random.uuid() }));
  const rows = JSON.stringify(rules);
  await tx.query(sql`
    insert into price_rules (club_id, id, weekdays, from_time, to_time, price, member_price, all_courts)
    select ${clubId}, r.id, array(select jsonb_array_elements_text(r.weekdays)::int), r."from", r."to", r.price,
      r.member_price, r.courts = '[]'::jsonb
    from jsonb_to_recordset(${rows}::jsonb) as r(
      id uuid, weekdays jsonb, "from" text, "to" text, price bigint, member_price bigint, courts jsonb)`);
  await tx.query(sql`
    insert into price_rule_courts (club_id, rule_id, court_id)
    select ${clubId}, r.id, c::uuid
    from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, courts jsonb), jsonb_array_elements_text(r.courts) c`);
}

const SET_UP = 70;
/** Number of days of work in the audit. */
const LATELY = 6;

function auditOf(
  random: Random,
  { clubId, courts, bookings, series, payments, players, owner, staff, team, now }: World,
): AuditLine[] {
  const ago = (days: number, minutes: number) => now.minus({ days, minutes }).toUTC().toISO() as string;
  const byOwner = { actor_id: owner, role: 'owner' };
  const club = { object_type: 'club', object_id: clubId };
  const setUp: AuditLine[] = [
    { at: ago(SET_UP, 90), ...byOwner, action: 'club.change', ...club, fields: ['phone', 'whatsapp', 'address'] },
    { at: ago(SET_UP, 80), ...byOwner, action: 'club.change', ...club, fields: ['opening_hours'] },
    ...courts.map((court, i) => ({
      at: ago(SET_UP, 70 - i),
      ...byOwner,
      action: 'court.create',
      object_type: 'court',
      object_id: court.id,
    })),
    ...[3_200_000, 3_000_000, 1_500_000].map((amount, i) => ({
      at: ago(SET_UP - 1, 60 - i),
      ...byOwner,
      action: 'price_rule.create',
      object_type: 'price_rule',
      object_id: clubId,
      amount,
    })),
    ...[staff, ...team].map((id, i) => ({
      at: ago(SET_UP - 10 * i - 2, 30),
      ...byOwner,
      action: 'member.invite',
      object_type: 'user',
      object_id: id,
      fields: ['role'],
    })),
  ];
  const manager = { actor_id: team[0] ?? owner, role: 'manager' };
  const desk = { actor_id: staff, role: 'staff' };
  const done = bookingHistory(random, { courts, bookings, series, payments, desk: [desk, manager], now });
  const met = players.slice(0, LATELY * 2).map(
    ({ id }, i): AuditLine => ({
      at: ago(Math.floor(i / 2), random.int(10, 600)),
      ...desk,
      action: 'player.change',
      object_type: 'player',
      object_id: id,
      fields: [random.pick(['phone', 'email', 'category', 'notes'])],
    }),
  );
  const [court] = courts;
  const repaired: AuditLine[] = court
    ? [5, 3].map((days) => ({
        at: ago(days, 45),
        ...manager,
        action: 'court.change',
        object_type: 'court',
        object_id: court.id,
        fields: ['status'],
      }))
    : [];
  return [...setUp, ...done, ...met, ...repaired].sort((a, b) => a.at.localeCompare(b.at));
}

const seedAudit = (tx: Tx, lines: readonly AuditLine[], clubId: string) =>
  tx.query(sql`
    insert into audit (at, request_id, club_id, actor_id, role, action, object_type, object_id, outcome, fields, amount,
      reason, places)
    select r.at, 'demo', ${clubId}, r.actor_id, r.role, r.action, r.object_type, r.object_id, 'done',
      array(select jsonb_array_elements_text(coalesce(r.fields, '[]'::jsonb))), r.amount,
      r.reason, r.places
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r(
      at timestamptz, actor_id uuid, role text, action text, object_type text, object_id text, fields jsonb,
      amount bigint, reason text, places jsonb)`);
