import { AsyncResource } from 'node:async_hooks';
import { createTransport, type Transporter } from 'nodemailer';
import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../db/database';
import { milliseconds } from '../db/milliseconds';
import type { Attachment, MailQueue } from './mail-queue';

interface DueMail {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  html: string | null;
  headers: Record<string, string> | null;
  attachments: Attachment[] | null;
  attempts: number;
  /** Milliseconds since it was queued. */
  age: number;
  /** Address that super admins set; empty or null without one. */
  sender: string | null;
}

/** Failure of a server, with its answer's code. */
type SMTPError = Error & { responseCode?: number };

const CLEARED = sql`body = null, html = null, headers = null, attachments = null`;

export interface MailWorkerOptions {
  smtpUrl: string;
  /** Sender, unless super admins set another address. */
  from: string;
  onError: (error: Error) => void;
  /** Milliseconds between rounds; a queued mail starts one at once. */
  everyMs?: number;
  /** Milliseconds after which a server that says nothing has failed. */
  silenceMs?: number;
}

/** Milliseconds for which a mail belongs to one worker: longer than the server may take for it. */
const LEASE_MS = 120_000;
const SILENCE_MS = 30_000;
const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 60 * 60_000;
/** Milliseconds after which a mail is given up: what it links to has expired. */
const GIVE_UP_MS = 24 * 60 * 60_000;
/** Milliseconds to wait after a mail was queued, since its transaction has to commit first. */
const WAKE_MS = 50;

/**
 * Sends queued mails one by one, retries with growing pauses if the server cannot take them now, and gives up those that it
 * refuses for good. Clears what both held.
 */
export class MailWorker {
  private readonly transport: Transporter;
  private readonly timer: NodeJS.Timeout;
  private round: Promise<void> | undefined;
  private closed = false;

  constructor(
    private readonly db: Database,
    queue: MailQueue,
    private readonly options: MailWorkerOptions,
  ) {
    const { smtpUrl: url, silenceMs = SILENCE_MS } = options;
    this.transport = createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: silenceMs,
      socketTimeout: silenceMs,
    });
    this.timer = setInterval(() => this.start(), options.everyMs ?? 5_000);
    this.timer.unref();
    // begun by a caller, a round would count as part of the caller's transaction, which a slow commit keeps open
    const start = AsyncResource.bind(() => this.start());
    queue.onQueued(() => setTimeout(start, WAKE_MS).unref());
  }

  private start() {
    if (this.closed) return;
    this.round ??= this.sendDue()
      .catch(this.options.onError)
      .finally(() => {
        this.round = undefined;
      });
  }

  private async sendDue(): Promise<void> {
    for (let [mail] = await this.take(); mail && !this.closed; [mail] = await this.take()) await this.send(mail);
  }

  /**
   * Leases the mail that is due next: no transaction is open while it is sent, and two workers take different ones,
   * since all go by the database's clock. A mail queued in the future, as after the clock was set back, is due at once.
   */
  private take(): Promise<DueMail[]> {
    return this.db.platform((tx) =>
      tx.query<DueMail>(sql`
        update mails set attempts = attempts + 1, next_attempt_at = clock_timestamp() + ${milliseconds(LEASE_MS)}
        where id in (
          select id from mails where sent_at is null and failed_at is null
            and (next_attempt_at <= clock_timestamp() or (attempts = 0 and created_at > clock_timestamp()))
          order by next_attempt_at limit 1 for update skip locked)
        returning id, recipient, subject, body, html, headers, attachments, attempts,
          (extract(epoch from clock_timestamp() - created_at) * 1000)::float8 as age,
          (select value #>> '{}' from settings where key = 'mail_from') as sender`),
    );
  }

  private async send(mail: DueMail): Promise<void> {
    try {
      await this.transport.sendMail({
        from: mail.sender ? `Canchero <${mail.sender}>` : this.options.from,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body,
        ...(mail.html !== null && { html: mail.html }),
        ...(mail.headers && { headers: mail.headers }),
        ...(mail.attachments && { attachments: mail.attachments }),
        messageId: `<${mail.id}@canchero>`,
      });
      await this.updateMail(sql`sent_at = clock_timestamp(), ${CLEARED}, last_error = null`, mail.id);
    } catch (error) {
      await this.updateMail(this.failed(mail, error as SMTPError), mail.id);
      this.options.onError(error as Error);
    }
  }

  /** Returns the change of a mail that was not sent: another attempt, or none. */
  private failed({ attempts, age }: DueMail, { message, responseCode = 0 }: SMTPError): Sql {
    const given = sql`last_error = ${message}`;
    // a whole mail that is refused, not the session: 530 and 535 are about our own sign-in
    const refused = responseCode >= 550 && responseCode < 560;
    if (refused || age >= GIVE_UP_MS) return sql`failed_at = clock_timestamp(), ${CLEARED}, ${given}`;
    const pause = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), MAX_RETRY_MS);
    return sql`next_attempt_at = clock_timestamp() + ${milliseconds(pause)}, ${given}`;
  }

  private async updateMail(change: Sql, id: string): Promise<void> {
    await this.db.platform((tx) => tx.query(sql`update mails set ${change} where id = ${id}`));
  }

  /** Waits for the mail that is being sent. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await this.round;
    this.transport.close();
  }
}
