import { AppError } from '@canchero/shared-contracts/core';
import { reportErrors } from '@canchero/shared-contracts/report';

/** Number of exports that a club may make at once. */
const PER_CLUB = 2;
/** Number of exports that read the database at once, so that the others of the pool's connections stay free. */
const READERS = 2;

/** Places for exports, which are counted in this process. */
export class ExportPlaces {
  private readonly byClub = new Map<string, number>();
  private readonly waiting: (() => void)[] = [];
  private readers = 0;

  /**
   * Runs an export of a club.
   * @throws exports_busy {max} if the club makes as many already
   */
  async ofClub<T>(clubId: string, run: () => Promise<T>): Promise<T> {
    const running = this.byClub.get(clubId) ?? 0;
    if (running >= PER_CLUB) throw AppError.of(reportErrors.exports_busy, { max: PER_CLUB });
    this.byClub.set(clubId, running + 1);
    try {
      return await run();
    } finally {
      const left = (this.byClub.get(clubId) ?? 1) - 1;
      if (left === 0) this.byClub.delete(clubId);
      else this.byClub.set(clubId, left);
    }
  }

  /** Reads the database once it is this export's turn. */
  async reading<T>(read: () => Promise<T>): Promise<T> {
    if (this.readers >= READERS) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.readers += 1;
    try {
      return await read();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.readers -= 1;
    }
  }
}
