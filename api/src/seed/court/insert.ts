import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import type { DemoClub, DemoCourt } from '../clubs';
import type { DemoBooking, DemoSeries } from './agenda';
import type { DemoMovement } from './ledger';
import type { DemoNote } from './notes';
import type { DemoNotification } from './notifications';
import type { DemoPayment } from './payments';
import type { DemoPlayer } from './players';

const STAFF_MAY = { schedule: true, booking: true, players: true, profile: true };

/** Inserts a club with its members and courts. */
export async function insertClubs(
  tx: Tx,
  clubId: string,
  club: DemoClub,
  courts: readonly (DemoCourt & { id: string })[],
  people: { owner: string; staff?: string },
): Promise<void> {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, open: club.open, close: club.close }));
  await tx.query(sql`
    insert into clubs (id, owner_id, name, slug, phone, whatsapp, address, sports, opening_hours, public_enabled)
    values (${clubId}, ${people.owner}, ${club.name}, ${club.slug}, ${club.phone}, ${club.phone}, ${club.address},
      ${club.sports}::text[], ${JSON.stringify(hours)}::jsonb, true)`);
  await tx.query(sql`insert into memberships (club_id, user_id, role) values (${clubId}, ${people.owner}, 'owner')`);
  if (people.staff) {
    await tx.query(sql`
      insert into memberships (club_id, user_id, role, permissions)
      values (${clubId}, ${people.staff}, 'staff', ${JSON.stringify(STAFF_MAY)}::jsonb)`);
  }
  const rows = courts.map(({ usual: _, status = 'active', ...court }, sort) => ({ ...court, status, sort }));
  await tx.query(sql`
    insert into courts (club_id, id, name, sport, surface, indoor, capacity, color, sort, status, base_price)
    select ${clubId}, r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      id uuid, name text, sport text, surface text, indoor boolean, capacity int, color text, sort int, status text,
      base_price bigint)`);
}

export async function insertPlayers(tx: Tx, clubId: string, players: readonly DemoPlayer[]): Promise<void> {
  await tx.query(sql`
    insert into players (club_id, id, first_name, last_name, phone_country, phone, email, category, notes, blocked)
    select ${clubId}, r.* from jsonb_to_recordset(${JSON.stringify(players)}::jsonb) as r(
      id uuid, first_name text, last_name text, phone_country text, phone text, email text, category text, notes text,
      blocked boolean)`);
}

export async function insertLedger(tx: Tx, clubId: string, movements: readonly DemoMovement[]): Promise<void> {
  await tx.query(sql`
    insert into ledger_entries (club_id, player_id, kind, amount, method, notes, created_at)
    select ${clubId}, r.* from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb) as r(
      player_id uuid, kind text, amount bigint, method text, notes text, created_at timestamptz)`);
}

export async function insertNotes(tx: Tx, clubId: string, notes: readonly DemoNote[], authorId: string): Promise<void> {
  await tx.query(sql`
    insert into booking_notes (club_id, booking_id, series_id, text, created_at, author_id)
    select ${clubId}, r.*, ${authorId} from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as r(
      booking_id uuid, series_id uuid, text text, created_at timestamptz)`);
}

interface AgendaRows {
  series: readonly DemoSeries[];
  bookings: readonly DemoBooking[];
  payments: readonly DemoPayment[];
  notifications: readonly DemoNotification[];
  /** User who has read the notifications marked as read. */
  readBy: string;
}

/** Rows of a statement: few enough that a busy machine is done within the time that a statement may take. */
const SLICE = 200;

function* slices<Row>(rows: readonly Row[]): Generator<string> {
  for (let at = 0; at < rows.length; at += SLICE) yield JSON.stringify(rows.slice(at, at + SLICE));
}

/**
 * Inserts the agenda by statements of many rows, because it has thousands. All bookings come first: the plan by which their
 * players are checked is made once, and for a small table it reads all bookings of the club for each player.
 */
export async function insertAgenda(tx: Tx, clubId: string, rows: AgendaRows): Promise<void> {
  await tx.query(sql`
    insert into series (club_id, id, frequency, ends_on)
    select ${clubId}, r.* from jsonb_to_recordset(${JSON.stringify(rows.series)}::jsonb) as r(
      id uuid, frequency text, ends_on date)`);
  for (const bookings of slices(rows.bookings)) {
    await tx.query(sql`
      insert into bookings (club_id, id, court_id, series_id, starts_at, ends_at, event_type, state, description, price,
        cancel_reason, created_at)
      select ${clubId}, r.* from jsonb_to_recordset(${bookings}::jsonb) as r(
        id uuid, court_id uuid, series_id uuid, starts_at timestamptz, ends_at timestamptz, event_type text, state text,
        description text, price bigint, cancel_reason text, created_at timestamptz)`);
  }
  for (const bookings of slices(rows.bookings)) {
    await tx.query(sql`
      insert into booking_players (club_id, booking_id, player_id)
      select ${clubId}, r.id, p.id::uuid from jsonb_to_recordset(${bookings}::jsonb) as r(id uuid, player_ids jsonb),
        jsonb_array_elements_text(r.player_ids) as p(id)`);
  }
  for (const payments of slices(rows.payments)) {
    await tx.query(sql`
      insert into payments (club_id, id, booking_id, player_id, method, amount, created_at)
      select ${clubId}, r.* from jsonb_to_recordset(${payments}::jsonb) as r(
        id uuid, booking_id uuid, player_id uuid, method text, amount bigint, created_at timestamptz)`);
    // by the plans made before the first row, the triggers read all payments of the club for each one
    await tx.query(sql`discard plans`);
  }
  for (const notifications of slices(rows.notifications)) {
    await tx.query(sql`
      insert into notifications (club_id, any_of, id, type, title, message, priority, data, created_at)
      select ${clubId}, array['schedule', 'booking'], r.* from jsonb_to_recordset(${notifications}::jsonb) as r(
        id uuid, type text, title text, message text, priority text, data jsonb, created_at timestamptz)`);
    await tx.query(sql`
      insert into notification_marks (club_id, notification_id, user_id, read_at)
      select ${clubId}, r.id, ${rows.readBy}, r.created_at
      from jsonb_to_recordset(${notifications}::jsonb) as r(id uuid, read boolean, created_at timestamptz) where r.read`);
  }
}
