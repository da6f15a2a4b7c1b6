import type { CashDesk } from '@canchero/shared-contracts/cash';
import type { TestBuffet } from '../test-buffet';
import type { Session } from '../test-client';
import { PlaceBook } from './place-book';
import { SeriesBook } from './series-book';

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
  closed: boolean;
}

/** Booking of the model. Amounts in centavos. */
interface BookedCourt {
  id: string;
  start: string;
  open: number;
  /** Part of its payments that was made in cash. */
  inCash: number;
  cancelled: boolean;
}

/** Model of a club's day, against which the service is compared. */
export class DayBook {
  readonly stock: number[] = [];
  readonly orders: Sale[] = [];
  readonly consumptions: (Sale & { booking: number; owed: boolean })[] = [];
  readonly bookings: BookedCourt[] = [];
  readonly items: string[] = [];
  /** Player who owes the consumptions in their name. */
  debtor = '';
  /** Credit of that player, in centavos. */
  credit = 0;
  /** Cash expected in the drawer of each desk, in centavos; null while it has no session open. */
  readonly drawers: Record<CashDesk, number | null> = { buffet: null, reception: null };
  readonly sessions: Record<CashDesk, string> = { buffet: '', reception: '' };
  /** Instants at which these sessions began: what was taken before is not in their drawers. */
  readonly openedAt: Record<CashDesk, string> = { buffet: '', reception: '' };
  /** True once the club has opened its cash. */
  counts = false;
  private court = '';

  private constructor(
    readonly day: TestBuffet,
    /** Person who counts the cash of the reception; the owner takes money at both desks. */
    readonly receptionist: Session,
    readonly series: SeriesBook,
    readonly places: PlaceBook,
  ) {}

  /** Creates a club with three items, with a stock of 6, 7 and 8, and three bookings of 1000 centavos each. */
  static async begin(day: TestBuffet): Promise<DayBook> {
    const { club } = day;
    const receptionist = await club.staff('booking');
    const book = new DayBook(day, receptionist, await SeriesBook.begin(club), await PlaceBook.begin(club));
    book.court = (await club.court()).id;
    book.debtor = (await club.player()).id;
    for (const [i, price] of PRICES.entries()) {
      book.items.push((await day.item(6 + i, { price })).id);
      book.stock.push(6 + i);
      await book.bookCourt();
    }
    return book;
  }

  /** Creates a booking of the debtor for 1000 centavos, at noon of the next day. */
  async bookCourt(): Promise<void> {
    const noon = new Date(Date.UTC(2031, 0, 8 + this.bookings.length, 15)).toISOString();
    const rest = { price: 1000, player_ids: [this.debtor] };
    const { id, start } = await this.day.club.booked(this.court, noon, rest);
    this.bookings.push({ id, start, open: 1000, inCash: 0, cancelled: false });
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
  get courtId() {
    return this.court;
  }

  /** Checks whether cash for these desks, in the order of preference, is refused. */
  shutAt(...desks: CashDesk[]): boolean {
    return this.counts && this.openDesk(desks) === undefined;
  }

  private openDesk(desks: readonly CashDesk[]): CashDesk | undefined {
    return desks.find((desk) => this.drawers[desk] !== null);
  }

  itemId(item: number): string {
    return this.items[item] ?? '';
  }

  /** Records a payment at the first open one of the desks. */
  received(cash: boolean, amount: number, ...desks: CashDesk[]): void {
    const desk = this.openDesk(desks);
    if (cash && desk) this.drawers[desk] = (this.drawers[desk] ?? 0) + amount;
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
    const nothingYet = { refunded: 0, discount: 0, paid: 0, closed: false };
    this.consumptions.push({ ...line, ...nothingYet, id: added.id, total });
  }

  /** Records that a sale was cancelled or refunded. */
  close(sale: Sale, restock: boolean): void {
    if (restock) this.stock[sale.item] = (this.stock[sale.item] ?? 0) + sale.quantity - sale.refunded;
    Object.assign(sale, { closed: true, paid: 0 });
  }
}

export const pick = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(1, list.length)];
