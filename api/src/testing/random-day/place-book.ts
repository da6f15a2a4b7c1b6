import { DateTime } from 'luxon';
import type { TestClub } from '../test-club';

/** Place of the model: who has it, if anybody. */
interface Place {
  /** Instant at which its hour begins. */
  start: string;
  /** Hold of the public page, or booking of the desk, with its id. */
  taken: { by: 'hold' | 'desk'; id: string } | null;
}

/** Model of three places on a court of their own that players hold on the public page while the desk books them. */
export class PlaceBook {
  /** True if the club is closed on the day of the places. */
  closed = false;

  private constructor(
    readonly courtId: string,
    /** Day of the places, YYYY-MM-DD. */
    readonly date: string,
    readonly places: readonly Place[],
  ) {}

  static async begin(club: TestClub): Promise<PlaceBook> {
    await club.set({ public_enabled: true });
    const { id } = await club.court();
    // noon and after in Buenos Aires
    const noon = DateTime.utc().plus({ days: 2 }).startOf('day').plus({ hours: 15 });
    const starts = [0, 1, 2].map((hours) => noon.plus({ hours }).toJSDate().toISOString());
    return new PlaceBook(
      id,
      noon.toFormat('yyyy-MM-dd'),
      starts.map((start) => ({ start, taken: null })),
    );
  }
}
