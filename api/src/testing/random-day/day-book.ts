import type { TestBuffet } from '../test-buffet';

/** The numbers of a step say to what something is done, how much of it, and whether in cash. */
export interface StepNumbers {
  which: number;
  much: number;
  cash: boolean;
}
/** What the service said, and what it should have: the status of the answer. */
export interface Outcome {
  status: number;
  wanted: number;
}
export type Take = (book: DayBook, numbers: StepNumbers) => Promise<Outcome>;
/** Of a step that has nothing to be done to. */
export const NOTHING: Outcome = { status: 0, wanted: 0 };

/** What one of each item costs, centavos. */
export const PRICES = [100, 250, 70];

interface Sale {
  id: string;
  item: number;
  quantity: number;
  /** How many of them were given back. */
  refunded: number;
  /** On the whole of it, as it was sold. */
  discount: number;
  /** What it costs without what was given back. */
  total: number;
  paid: number;
  /** What of it is in the drawer now. */
  inCash: number;
  closed: boolean;
}

/** A club's day as somebody would keep it on paper, beside what the service makes of it. */
export class DayBook {
  readonly stock: number[] = [];
  readonly orders: Sale[] = [];
  readonly consumptions: (Sale & { booking: number })[] = [];
  readonly bookings: { id: string; open: number }[] = [];
  readonly items: string[] = [];
  /** Cash that should be there; null while no session is open. */
  drawer: number | null = null;
  session = '';
  /** Whether the club ever opened its cash. */
  counts = false;

  private constructor(readonly day: TestBuffet) {}

  /** A club with three items, of which there are 6, 7 and 8, and three bookings for 1000 each. */
  static async begin(day: TestBuffet): Promise<DayBook> {
    const book = new DayBook(day);
    const court = await day.club.court();
    for (const [i, price] of PRICES.entries()) {
      book.items.push((await day.item(6 + i, { price })).id);
      book.stock.push(6 + i);
      const booking = await day.club.booked(court.id, `2031-01-08T${15 + i}:00:00.000Z`, { price: 1000 });
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
  /** Whether no cash can be taken. */
  get shut(): boolean {
    return this.counts && this.drawer === null;
  }

  itemId(item: number): string {
    return this.items[item] ?? '';
  }

  /** Notes money that came in; answers how much of it is in the drawer. */
  received(cash: boolean, amount: number): number {
    if (!cash || this.drawer === null) return 0;
    this.drawer += amount;
    return amount;
  }

  /** Notes what was consumed, by what the service answers of its booking. */
  consumed(answered: readonly { id: string }[], line: { booking: number; item: number; quantity: number }): void {
    const { item, quantity } = line;
    const known = new Set(this.consumptions.map(({ id }) => id));
    const added = answered.find(({ id }) => !known.has(id));
    if (!added) throw new Error('a consumption was not answered');
    this.stock[item] = (this.stock[item] ?? 0) - quantity;
    const total = quantity * (PRICES[item] ?? 0);
    const nothingYet = { refunded: 0, discount: 0, paid: 0, inCash: 0, closed: false };
    this.consumptions.push({ ...line, ...nothingYet, id: added.id, total });
  }

  /** Notes that a sale is void. */
  close(sale: Sale, restock: boolean): void {
    if (restock) this.stock[sale.item] = (this.stock[sale.item] ?? 0) + sale.quantity - sale.refunded;
    Object.assign(sale, { closed: true, paid: 0 });
  }
}

export const pick = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(1, list.length)];
