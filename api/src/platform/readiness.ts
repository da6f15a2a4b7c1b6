import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import sql from 'sql-template-tag';
import type { Database } from './db/database';

/** Milliseconds for which an answer of the database holds, so that no number of probes takes its connections. */
const HOLDS_MS = 1_000;

/** Readiness of this instance for requests. */
export class Readiness {
  private stopping = false;
  private asked: { at: number; answer: Promise<unknown> } | null = null;

  constructor(
    private readonly db: Database,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Announces that the instance stops soon: proxies take it out of their rotation while it still serves. */
  stop(): void {
    this.stopping = true;
  }

  /**
   * Checks that the instance is ready for requests.
   * @throws unavailable if the database does not answer, or the instance is about to stop
   */
  async check(): Promise<void> {
    if (this.stopping) throw AppError.of(commonErrors.unavailable);
    await this.reachDatabase();
  }

  /** Asks the database for an answer, at most once in `HOLDS_MS`. @throws unavailable if it does not answer */
  async reachDatabase(): Promise<void> {
    const now = this.now();
    if (!this.asked || now - this.asked.at >= HOLDS_MS) {
      this.asked = { at: now, answer: this.db.platform((tx) => tx.query(sql`select 1`)) };
    }
    await this.asked.answer.catch((cause) => {
      throw AppError.of(commonErrors.unavailable, {}, { cause });
    });
  }
}
