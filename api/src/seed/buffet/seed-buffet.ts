import type { DateTime } from 'luxon';
import type { Tx } from '../../platform/db/database';
import type { DemoBooking } from '../court/agenda';
import type { DemoPlayer } from '../court/players';
import type { Random } from '../random';
import { demoCash } from './cash';
import { demoCatalogue } from './catalogue';
import { countCash, insertCash, insertCatalogue, insertSales, insertStock } from './insert';
import { DemoSales } from './sales';
import { demoStock } from './stock';

interface BuffetWorld {
  clubId: string;
  players: readonly DemoPlayer[];
  bookings: readonly DemoBooking[];
  /** User who sells. */
  by: string;
  now: DateTime;
}

/** Seeds a buffet with a week of sales: catalogue, stock, orders, consumptions, and the cash of each day. */
export async function seedBuffet(tx: Tx, random: Random, { clubId, by, ...world }: BuffetWorld): Promise<void> {
  const { categories, items } = demoCatalogue(random);
  const sales = new DemoSales(random, { ...world, items });
  await insertCatalogue(tx, clubId, categories, items);
  const cash = demoCash(random, sales.first, world.now);
  await insertCash(tx, clubId, cash, by);
  await insertSales(tx, clubId, sales, by);
  await insertStock(tx, clubId, demoStock(items, sales), by);
  await countCash(tx, clubId, cash.sessions, by);
}
