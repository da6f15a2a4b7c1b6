import type { TestBuffet } from '../test-buffet';

/** Random input of a step: which thing it acts on, how much, and whether in cash. */
export interface StepNumbers {
  which: number;
  much: number;
  cash: boolean;
}
/** Status of the answer, and the status that the book expects. */
export interface Outcome {
  status: number;
  wanted: number;
}
/** Performs a random act through the service and in the book. */
export type Step = (book: DayBook, numbers: StepNumbers) => Promise<Outcome>;
/** Outcome of a step that finds nothing to act on. */
export const NOTHING: Outcome = { status: 0, wanted: 0 };

/** Prices of the items, in centavos. */
export const PRICES = [100, 250, 70];

interface Sale {
  id: string;
  item: number;
  quantity: number;
  /** Number of refunded pieces. */
  refunded: number;
  /** Discount on the whole order as sold, in centavos. */
  discount: number;
  /** Total less refunds, in centavos. */
  total: number;
  paid: number;
  /** Part of the payments that is in the drawer, in centavos. */
  inCash: number;
  closed: boolean;
}

/** Model of a club's day, against which the service is compared. */
export class DayBook {
  readonly stock: number[] = [];
  readonly orders: Sale[] = [];
  readonly consumptions: (Sale & { booking: number; owed: boolean })[] = [];
  readonly bookings: { id: string; open: number }[] = [];
  readonly items: string[] = [];
  /** Player who owes the consumptions in their name. */
  debtor = '';
  /** Cash expected in the drawer, in centavos; null while no session is open. */
  drawer: number | null = null;
  session = '';
  /** True once the club has opened its cash. */
  counts = false;

  private constructor(readonly day: TestBuffet) {}

  /** Creates a club with three items, with a stock of 6, 7 and 8, and three bookings of 1000 centavos each. */
  static async begin(day: TestBuffet): Promise<DayBook> {
    const book = new DayBook(day);
    const court = await day.club.court();
    book.debtor = (await day.club.player()).id;
    for (const [i, price] of PRICES.entries()) {
      book.items.push((await day.item(6 + i, { price })).id);
      book.stock.push(6 + i);
      const booking = await day.club.booked(court.id, `2031-01-08T${15 + i}:00:00.000Z`, {
        price: 1000,
        player_ids: [book.debtor],
      });
      book.bookings.push({ id: booking.id, open: 1000 });
    }
    return book;
  }

  get params() {
    return this.day.params;
  }
  get token() {
    return this.day.token;
  }
  get call() {
    return this.day.club.client.call.bind(this.day.club.client);
  }
  /** True if cash is refused. */
  get shut(): boolean {
    return this.counts && this.drawer === null;
  }

  itemId(item: number): string {
    return this.items[item] ?? '';
  }

  /** Records a payment and returns the part that is in the drawer. */
  received(cash: boolean, amount: number): number {
    if (!cash || this.drawer === null) return 0;
    this.drawer += amount;
    return amount;
  }

  /** Records the consumptions of a booking as the service returned them. */
  consumed(
    answered: readonly { id: string }[],
    line: { booking: number; item: number; quantity: number; owed: boolean },
  ): void {
    const { item, quantity } = line;
    const known = new Set(this.consumptions.map(({ id }) => id));
    const added = answered.find(({ id }) => !known.has(id));
    if (!added) throw new Error('a consumption was not answered');
    this.stock[item] = (this.stock[item] ?? 0) - quantity;
    const total = quantity * (PRICES[item] ?? 0);
    const nothingYet = { refunded: 0, discount: 0, paid: 0, inCash: 0, closed: false };
    this.consumptions.push({ ...line, ...nothingYet, id: added.id, total });
  }

  /** Records that a sale was cancelled or refunded. */
  close(sale: Sale, restock: boolean): void {
    if (restock) this.stock[sale.item] = (this.stock[sale.item] ?? 0) + sale.quantity - sale.refunded;
    Object.assign(sale, { closed: true, paid: 0 });
  }
}

export const pick = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(1, list.length)];
