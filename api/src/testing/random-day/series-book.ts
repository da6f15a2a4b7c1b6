import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import type { TestClub } from '../test-club';

/** Date of the model's series. Amounts in centavos. */
interface SeriesDate {
  id: string;
  price: number;
  paid: number;
  players: Set<string>;
  /** Agreed shares by player. */
  shares: Map<string, number>;
}

/** Model of a weekly series of three dates with a player and, at times, a second one. */
export class SeriesBook {
  private constructor(
    readonly dates: SeriesDate[],
    readonly players: readonly string[],
  ) {}

  static async begin(club: TestClub): Promise<SeriesBook> {
    const players = [(await club.player()).id, (await club.player()).id];
    const [first = ''] = players;
    const { id } = await club.booked((await club.court()).id, '2031-01-08T15:00:00.000Z', {
      price: 1000,
      player_ids: [first],
      recurrence: { frequency: 'weekly', end_date: '2031-01-22' },
    });
    const params = { clubId: club.clubId, bookingId: id };
    const { data } = await club.client.call(bookingEndpoints.series, { params }, club.owner.token);
    const dates = data.occurrences.map((o) => {
      const date: SeriesDate = { id: o.id, price: 1000, paid: 0, players: new Set([first]), shares: new Map() };
      return date;
    });
    return new SeriesBook(dates, players);
  }

  /** Returns the other dates that a change of the date at `index` reaches. */
  others(index: number, scope: 'series' | 'from'): SeriesDate[] {
    return this.dates.filter((_, i) => i !== index && (scope === 'series' || i > index));
  }
}
