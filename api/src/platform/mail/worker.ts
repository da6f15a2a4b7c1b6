import { createTransport, type Transporter } from 'nodemailer';
import sql from 'sql-template-tag';
import type { Database } from '../db/database';
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
}

export interface MailWorkerOptions {
  smtpUrl: string;
  from: string;
  clock: () => Date;
  onError: (error: Error) => void;
  /** Milliseconds between rounds; a queued mail starts one at once. */
  everyMs?: number;
}

const BATCH = 10;
/** Milliseconds for which a mail belongs to one worker. */
const LEASE_MS = 60_000;
const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 60 * 60_000;
/** Milliseconds to wait after a mail was queued, since its transaction has to commit first. */
const WAKE_MS = 50;

/** Sends queued mails, retries with growing pauses if the server refuses, and clears what sent ones held. */
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
    this.transport = createTransport({ url: options.smtpUrl, connectionTimeout: 10_000, socketTimeout: 30_000 });
    this.timer = setInterval(() => this.start(), options.everyMs ?? 5_000);
    this.timer.unref();
    queue.onQueued(() => setTimeout(() => this.start(), WAKE_MS).unref());
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
    for (let due = await this.take(); due.length > 0 && !this.closed; due = await this.take()) {
      for (const mail of due) await this.send(mail);
    }
  }

  /** Leases the due mails: no transaction is open while they are sent, and two workers take different ones. */
  private take(): Promise<DueMail[]> {
    const now = this.options.clock();
    return this.db.platform((tx) =>
      tx.query<DueMail>(sql`
        update mails set attempts = attempts + 1, next_attempt_at = ${new Date(now.getTime() + LEASE_MS)}
        where id in (
          select id from mails where sent_at is null and next_attempt_at <= ${now}
          order by next_attempt_at limit ${BATCH} for update skip locked)
        returning id, recipient, subject, body, html, headers, attachments, attempts`),
    );
  }

  private async send(mail: DueMail): Promise<void> {
    try {
      await this.transport.sendMail({
        from: this.options.from,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body,
        ...(mail.html !== null && { html: mail.html }),
        ...(mail.headers && { headers: mail.headers }),
        ...(mail.attachments && { attachments: mail.attachments }),
        messageId: `<${mail.id}@canchero>`,
      });
      const empty = sql`body = null, html = null, headers = null, attachments = null`;
      await this.updateMail(sql`sent_at = ${this.options.clock()}, ${empty}, last_error = null`, mail.id);
    } catch (error) {
      const pause = Math.min(FIRST_RETRY_MS * 2 ** (mail.attempts - 1), MAX_RETRY_MS);
      const next = new Date(this.options.clock().getTime() + pause);
      await this.updateMail(sql`next_attempt_at = ${next}, last_error = ${(error as Error).message}`, mail.id);
      this.options.onError(error as Error);
    }
  }

  private async updateMail(change: ReturnType<typeof sql>, id: string): Promise<void> {
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
