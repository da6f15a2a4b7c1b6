import sql from 'sql-template-tag';
import type { Tx } from '../db/database';

export interface Mail {
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
}

/** Queue of outgoing mail in the database. The worker sends it, never inside a transaction. */
export class MailQueue {
  private wake: () => void = () => undefined;

  constructor(private readonly clock: () => Date) {}

  /** Queues a mail in the caller's transaction: it is sent only if that commits. */
  async queue(tx: Tx, { recipient, subject, body }: Mail): Promise<void> {
    const now = this.clock();
    await tx.query(sql`
      insert into mails (recipient, subject, body, created_at, next_attempt_at)
      values (${recipient}, ${subject}, ${body}, ${now}, ${now})`);
    this.wake();
  }

  /** Sets the function that is called when a mail was queued, so that the worker need not wait for its next round. */
  onQueued(wake: () => void) {
    this.wake = wake;
  }
}
