import type { PAYMENT_METHODS } from '@canchero/shared-contracts/payment';
import type { DateTime } from 'luxon';
import type { DemoBooking } from '../court/agenda';
import type { DemoPlayer } from '../court/players';
import type { Random } from '../random';
import type { DemoItem } from './catalogue';

export interface DemoOrder {
  id: string;
  number: number;
  customer_name: string;
  player_id: string | null;
  discount: number;
  subtotal: number;
  note: string;
  state: 'paid' | 'pending' | 'cancelled' | 'refunded';
  close_reason: string | null;
  created_at: string;
}

/** Line of an order, or a consumption. */
export interface DemoLine {
  id: string;
  item_id: string;
  name: string;
  quantity: number;
  unit_price: number;
  unit_cost: number;
  created_at: string;
}
export type DemoOrderLine = DemoLine & { order_id: string; seq: number };
export type DemoConsumption = DemoLine & { booking_id: string; player_id: string | null };

/** Refund of a piece of a line; the piece is not restocked. */
export interface DemoPartRefund {
  order_id: string;
  line_id: string;
  quantity: number;
  amount: number;
  reason: string;
  created_at: string;
}

/** Payment of an order or a consumption. */
export interface DemoSalePayment {
  id: string;
  order_id: string | null;
  consumption_id: string | null;
  player_id: string | null;
  method: (typeof PAYMENT_METHODS)[number];
  amount: number;
  created_at: string;
}

const CUSTOMERS = ['', '', '', 'Mesa 1', 'Mesa 2', 'Mesa 4', 'Barra', 'Profe Dani', 'Equipo de los jueves'];
const PAID_BY = { cash: 40, qr: 24, debit_card: 16, transfer: 12, credit_card: 8 } as const;
const BUFFET_DAYS = 7;
const MINUTE_MS = 60_000;
const iso = (time: number) => new Date(time).toISOString();

interface World {
  items: readonly DemoItem[];
  players: readonly DemoPlayer[];
  bookings: readonly DemoBooking[];
  now: DateTime;
}

/** Generates what the buffet sold in the last days, at the till and on the courts. */
export class DemoSales {
  readonly orders: DemoOrder[] = [];
  readonly lines: DemoOrderLine[] = [];
  readonly consumptions: DemoConsumption[] = [];
  readonly payments: DemoSalePayment[] = [];
  readonly refunds: DemoPartRefund[] = [];
  private readonly weights: Record<string, number>;
  /** First day with sales. */
  readonly first: DateTime;

  constructor(
    private readonly random: Random,
    private readonly world: World,
  ) {
    this.weights = Object.fromEntries(world.items.map((item, i) => [i, item.active ? item.sells : 0]));
    this.first = world.now.startOf('day').minus({ days: BUFFET_DAYS });
    for (let days = 0; days <= BUFFET_DAYS; days++) this.day(this.first.plus({ days }));
    for (const booking of world.bookings) this.consume(booking);
  }

  private day(day: DateTime): void {
    const { random } = this;
    const today = day.hasSame(this.world.now, 'day');
    const now = +this.world.now;
    const opening = +day.plus({ hours: 9 });
    const wanted = Array.from({ length: random.int(9, 15) }, () => opening + random.int(0, 14 * 60) * MINUTE_MS);
    const begun = wanted.filter((time) => time < now - 4 * MINUTE_MS).sort((a, b) => a - b);
    // early in the day too, some of today's orders exist
    const late = today ? [21, 17, 14, 9, 5].slice(begun.length).map((minutes) => now - minutes * MINUTE_MS) : [];
    const times = [...begun, ...late];
    times.forEach((time, i) => {
      const n = this.orders.length;
      const past = n % 23 === 11 ? 'cancelled' : n % 29 === 17 ? 'refunded' : 'paid';
      this.order(time, today && i >= times.length - 3 ? 'pending' : past);
    });
  }

  private order(time: number, state: DemoOrder['state']): void {
    const { random } = this;
    const id = random.uuid();
    const created_at = iso(time);
    const lines = this.basket(random.int(1, 4), created_at).map((line, seq) => ({ ...line, order_id: id, seq }));
    const subtotal = lines.reduce((sum, line) => sum + line.quantity * line.unit_price, 0);
    const discount = random.chance(0.08) ? Math.round(subtotal / 1000) * 100 : 0;
    const player_id = random.chance(0.3) ? random.pick(this.world.players).id : null;
    this.lines.push(...lines);
    this.orders.push({
      id,
      number: this.orders.length + 1,
      customer_name: player_id ? '' : random.pick(CUSTOMERS),
      player_id,
      discount,
      subtotal,
      note: random.chance(0.08) ? 'Sin hielo' : '',
      state,
      close_reason: state === 'cancelled' ? 'Se arrepintió' : state === 'refunded' ? 'Producto vencido' : null,
      created_at,
    });
    if (state === 'paid' || state === 'refunded')
      this.pay({ order_id: id, player_id, amount: subtotal - discount }, time);
    if (state === 'paid' && discount === 0 && this.orders.length % 9 === 4) this.refundPart(lines, time);
  }

  /** Refunds one piece of the first line that has several. */
  private refundPart(lines: readonly DemoOrderLine[], time: number): void {
    const line = lines.find(({ quantity }) => quantity > 1);
    const paid = this.payments.at(-1);
    if (!line || !paid || paid.amount < line.unit_price) return;
    const { id: line_id, order_id, unit_price: amount } = line;
    const created_at = iso(time + 2 * MINUTE_MS);
    this.refunds.push({ order_id, line_id, quantity: 1, amount, reason: 'Envase abierto', created_at });
  }

  private consume({ id: booking_id, state, starts_at, ends_at, player_ids }: DemoBooking): void {
    const { random } = this;
    const now = +this.world.now;
    const [start, end] = [Date.parse(starts_at), Date.parse(ends_at)];
    const played = (state === 'completed' || state === 'confirmed') && start >= +this.first && start < now;
    if (!played || !random.chance(0.4)) return;
    const created_at = iso(Math.min(now - MINUTE_MS, start + random.int(10, 50) * MINUTE_MS));
    for (const line of this.basket(random.int(1, 3), created_at)) {
      const player_id = random.chance(0.5) ? (player_ids[0] ?? null) : null;
      this.consumptions.push({ ...line, booking_id, player_id });
      const amount = line.quantity * line.unit_price;
      if (end <= now && random.chance(0.82)) this.pay({ consumption_id: line.id, player_id, amount }, end);
    }
  }

  /** Picks different items by their sales weight. */
  private basket(size: number, created_at: string): DemoLine[] {
    const { random } = this;
    const picked = new Set(Array.from({ length: size }, () => Number(random.weighted(this.weights))));
    return [...picked].map((i) => {
      const { id: item_id, name, price, cost } = this.world.items[i] as DemoItem;
      const quantity = random.weighted({ 1: 60, 2: 30, 4: 10 });
      return {
        id: random.uuid(),
        item_id,
        name,
        quantity: Number(quantity),
        unit_price: price,
        unit_cost: cost,
        created_at,
      };
    });
  }

  private pay(what: Partial<DemoSalePayment> & { amount: number }, time: number): void {
    const { random } = this;
    const half = Math.round(what.amount / 20_000) * 10_000;
    const amounts = random.chance(0.1) && half > 0 && half < what.amount ? [half, what.amount - half] : [what.amount];
    for (const amount of amounts) {
      this.payments.push({
        id: random.uuid(),
        order_id: null,
        consumption_id: null,
        player_id: null,
        ...what,
        method: random.weighted(PAID_BY),
        amount,
        created_at: iso(time),
      });
    }
  }
}
