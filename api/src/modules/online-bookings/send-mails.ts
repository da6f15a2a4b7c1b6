import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import type { RunJob } from '../../platform/metrics/metrics';
import type { Services } from '../../platform/services';
import { bookingMail, type MailSettings } from './booking-mail';
import { dueMail, type Told, tellable } from './due-mail';
import { selectOnlineBooking } from './sql';

const EVERY_MS = 2_000;
const BATCH = 20;
type MailServices = Pick<Services, 'db' | 'mail' | 'config'>;

const settingsOf = ({ config }: MailServices): MailSettings => ({
  publicUrl: config.publicUrl,
  secret: config.secrets.tokenPepper,
});

/** Queues the mails about changed online bookings whose players have not had one yet. */
export async function sendDueMails(services: MailServices): Promise<void> {
  let done = BATCH;
  while (done === BATCH) {
    done = await services.db.platform(async (tx) => {
      const due = await tx.query<{ club_id: string; booking_id: string; told: Told | null }>(sql`
        select club_id, booking_id, told from online_bookings where mail_due_at <= clock_timestamp()
        order by mail_due_at limit ${BATCH} for update skip locked`);
      for (const row of due) await tell(tx, services, row);
      return due.length;
    });
  }
}

async function tell(
  tx: Tx,
  services: MailServices,
  { club_id, booking_id, told }: { club_id: string; booking_id: string; told: Told | null },
): Promise<void> {
  const booking = await selectOnlineBooking(tx, club_id, booking_id);
  if (!booking) return;
  const kind = dueMail(booking, told);
  if (kind) await services.mail.queue(tx, bookingMail(kind, booking, told, settingsOf(services)));
  await tx.query(sql`
    update online_bookings set mail_due_at = null, told = ${JSON.stringify(tellable(booking))}::jsonb
    where club_id = ${club_id} and booking_id = ${booking_id}`);
}

/**
 * SQL that selects due reminders, by an index on the starts. The clock is that of the transaction, since an index knows
 * no time that passes.
 */
export const dueReminders = (limit: number): Sql => sql`
  select o.club_id, o.booking_id
  from online_bookings o
  join bookings b on b.club_id = o.club_id and b.id = o.booking_id
  join clubs c on c.id = o.club_id
  where o.reminder and o.reminded_at is null and b.state = 'confirmed' and c.reminder_hours > 0
    and o.starts_at > now() and o.starts_at <= now() + (select max(reminder_hours) from clubs) * interval '1 hour'
    and o.starts_at <= now() + c.reminder_hours * interval '1 hour'
    and o.created_at <= o.starts_at - c.reminder_hours * interval '1 hour'
  limit ${limit} for update of o skip locked`;

/**
 * Queues reminders of bookings that begin within the hours that their club has chosen. Nobody is reminded of what they
 * booked later than that.
 */
export async function sendReminders(services: MailServices): Promise<void> {
  let done = BATCH;
  while (done === BATCH) {
    done = await services.db.platform(async (tx) => {
      const due = await tx.query<{ club_id: string; booking_id: string; told: Told | null }>(sql`
        update online_bookings u set reminded_at = clock_timestamp()
        from (${dueReminders(BATCH)}) d
        where u.club_id = d.club_id and u.booking_id = d.booking_id
        returning u.club_id, u.booking_id, u.told`);
      for (const { club_id, booking_id, told } of due) {
        const booking = await selectOnlineBooking(tx, club_id, booking_id);
        if (booking) await services.mail.queue(tx, bookingMail('reminder', booking, told, settingsOf(services)));
      }
      return due.length;
    });
  }
}

/** Sends mails of changes every two seconds and reminders every minute, until the returned function is called. */
export function startSendingMails(services: MailServices, run: RunJob): () => void {
  const mails = setInterval(() => void run('booking_mails', () => sendDueMails(services)), EVERY_MS);
  const reminders = setInterval(() => void run('reminders', () => sendReminders(services)), 30 * EVERY_MS);
  for (const timer of [mails, reminders]) timer.unref();
  return () => {
    clearInterval(mails);
    clearInterval(reminders);
  };
}
