import { DateTime } from 'luxon';
import sql from 'sql-template-tag';
import type { Database, Tx } from '../platform/db/database';
import { seedBuffet } from './buffet/seed-buffet';
import { BELGRANO, CABALLITO, type DemoClub, PALERMO, QUILMES } from './clubs';
import { DemoAgenda } from './court/agenda';
import { DEMO_TEAM, SELLER, seedConfiguration } from './court/configuration';
import { insertAgenda, insertClubs, insertLedger, insertNotes, insertPlayers } from './court/insert';
import { demoLedger } from './court/ledger';
import { demoNotes } from './court/notes';
import { demoNotifications } from './court/notifications';
import { demoPayments } from './court/payments';
import { demoPlayers } from './court/players';
import { insertOpenAmounts } from './open-amounts';
import { Random } from './random';

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Demo1234!';
const SEED = 20_261;

/** Demo accounts, all verified. `npm start` prints them. */
export const DEMO_ACCOUNTS = [
  { email: 'owner@demo.test', name: 'Olivia Ortega', roles: [] as string[], plan: 'premium_plus' },
  { email: 'staff@demo.test', name: 'Simón Suárez', roles: [], plan: null },
  { email: 'other@demo.test', name: 'Oscar Otero', roles: [], plan: 'starter' },
  { email: 'super@demo.test', name: 'Sara Sáenz', roles: ['super_admin'], plan: null },
] as const;

/** Number of the sales team's chat. No line has it. */
const SALES_WHATSAPP = '5491150000000';

/** Account whose trial is over: its club has more courts than the plan allows. */
const EXPIRED_ACCOUNT: Account = { email: 'expired@demo.test', name: 'Elena Espósito', roles: [], plan: 'starter' };

interface Account {
  email: string;
  name: string;
  roles: readonly string[];
  plan: string | null;
}

/** Returns true if a database has people of the demo data, whose password everyone can read. */
export async function hasDemoAccounts(db: Database): Promise<boolean> {
  const [row] = await db.platform((tx) =>
    tx.query<{ has: boolean }>(sql`select exists (select 1 from users where email like '%@demo.test') as has`),
  );
  return row?.has ?? false;
}

/**
 * Fills an empty database with demo clubs, their dates around today. Returns false if the demo exists already.
 */
export async function seedDemo(
  db: Database,
  clock: () => Date,
  hashPassword: (password: string) => Promise<string>,
): Promise<boolean> {
  const hash = await hashPassword(DEMO_PASSWORD);
  const random = new Random(SEED);
  return db.platform(async (tx) => {
    const known = await tx.query(sql`select 1 from users where email = ${DEMO_ACCOUNTS[0].email}`);
    if (known.length > 0) return false;
    await tx.query(
      sql`update settings set value = ${JSON.stringify(SALES_WHATSAPP)}::jsonb where key = 'sales_whatsapp'`,
    );
    const users = await insertAccounts(tx, random, DEMO_ACCOUNTS, hash, clock());
    const owner = users['owner@demo.test'] as string;
    const staff = users['staff@demo.test'] as string;
    const accounts = DEMO_TEAM.map(({ email, name }) => ({ email, name, roles: [], plan: null }));
    const team = Object.values(await insertAccounts(tx, new Random(SEED + 2), accounts, hash, clock()));
    await seedClub(tx, random, PALERMO, { owner, staff, team }, clock());
    await seedClub(tx, random, BELGRANO, { owner }, clock());
    await seedClub(tx, random, QUILMES, { owner: users['other@demo.test'] as string }, clock());
    // a generator of its own, so that the other clubs do not depend on this one
    const other = new Random(SEED + 1);
    const { [EXPIRED_ACCOUNT.email]: expired } = await insertAccounts(tx, other, [EXPIRED_ACCOUNT], hash, clock());
    const now = clock();
    await tx.query(sql`
      update subscriptions set status = 'expired', event = 'trial_ended',
        trial_started_at = ${now}::timestamptz - interval '10 days',
        trial_ends_at = ${now}::timestamptz - interval '3 days'
      where owner_id = ${expired as string}`);
    await seedClub(tx, other, CABALLITO, { owner: expired as string }, now);
    return true;
  });
}

async function insertAccounts(
  tx: Tx,
  random: Random,
  accounts: readonly Account[],
  hash: string,
  now: Date,
): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const { email, name, roles, plan } of accounts) {
    const id = random.uuid();
    ids[email] = id;
    await tx.query(sql`
      insert into users (id, email, password_hash, name, roles, email_verified_at)
      values (${id}, ${email}, ${hash}, ${name}, ${roles}::text[], ${now.toISOString()}::timestamptz)`);
    if (plan) await tx.query(sql`insert into subscriptions (owner_id, plan) values (${id}, ${plan})`);
  }
  return ids;
}

async function seedClub(
  tx: Tx,
  random: Random,
  club: DemoClub,
  people: { owner: string; staff?: string; team?: readonly string[] },
  now: Date,
): Promise<void> {
  const clubId = random.uuid();
  const courts = club.courts.map((court) => ({ ...court, id: random.uuid() }));
  const players = demoPlayers(random, club.players);
  await insertClubs(tx, clubId, club, courts, people);
  await insertPlayers(tx, clubId, players);
  const local = DateTime.fromJSDate(now, { zone: 'America/Argentina/Buenos_Aires' });
  const agenda = new DemoAgenda(
    random,
    club,
    courts,
    players.filter((p) => !p.blocked).map((p) => p.id),
    local,
  );
  const notifications = demoNotifications(random, agenda.bookings, { clubId, courts, players, now: local });
  const { series, bookings } = agenda;
  const payments = demoPayments(random, bookings, local);
  await insertAgenda(tx, clubId, {
    series,
    bookings,
    payments,
    notifications,
    readBy: people.owner,
  });
  // a generator of their own, so that the rest does not depend on them
  await insertNotes(tx, clubId, demoNotes(new Random(SEED), agenda), people.staff ?? people.owner);
  await insertLedger(tx, clubId, demoLedger(new Random(SEED), players, local));
  const { owner, staff, team } = people;
  if (staff && team) {
    const world = { clubId, courts, bookings, series, payments, players, owner, staff, team, now: local };
    await seedConfiguration(tx, new Random(SEED), world);
  }
  if (club.buffet) {
    const world = { clubId, players, bookings: agenda.bookings, by: team?.[SELLER] ?? owner, now: local };
    await seedBuffet(tx, new Random(SEED), world);
  }
  await insertOpenAmounts(tx, clubId, now);
}
