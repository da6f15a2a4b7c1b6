import sql from 'sql-template-tag';
import type { Tx } from '../db/database';

/** File that goes with a mail. */
export interface Attachment {
  filename: string;
  content: string;
  /** Media type with parameters. */
  contentType: string;
}

export interface Mail {
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** The same as HTML. */
  html?: string;
  /** Further headers by name. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly Attachment[];
}

/** Queue of outgoing mail in the database. The worker sends it, never inside a transaction. */
export class MailQueue {
  private wake: () => void = () => undefined;

  /** Queues a mail in the caller's transaction: it is sent only if that commits. */
  async queue(tx: Tx, { recipient, subject, body, html, headers, attachments }: Mail): Promise<void> {
    const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
    await tx.query(sql`
      insert into mails (recipient, subject, body, html, headers, attachments, created_at, next_attempt_at)
      values (${recipient}, ${subject}, ${body}, ${html ?? null}, ${json(headers)}::jsonb, ${json(attachments)}::jsonb,
        clock_timestamp(), clock_timestamp())`);
    this.wake();
  }

  /** Sets the function that is called when a mail was queued, so that the worker need not wait for its next round. */
  onQueued(wake: () => void) {
    this.wake = wake;
  }
}
