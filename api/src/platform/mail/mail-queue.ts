import sql from 'sql-template-tag';
import type { Tx } from '../db/database';

export interface Mail {
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
}

/** Outgoing mail as rows: sent by the worker, never inside a transaction. */
export class MailQueue {
  private wake: () => void = () => undefined;

  constructor(private readonly clock: () => Date) {}

  /** Queues a mail in the caller's transaction: it leaves only if that commits. */
  async queue(tx: Tx, { recipient, subject, body }: Mail): Promise<void> {
    const now = this.clock();
    await tx.query(sql`
      insert into mails (recipient, subject, body, created_at, next_attempt_at)
      values (${recipient}, ${subject}, ${body}, ${now}, ${now})`);
    this.wake();
  }

  /** Called whenever something was queued, for the worker not to wait for its next round. */
  onQueued(wake: () => void) {
    this.wake = wake;
  }
}
