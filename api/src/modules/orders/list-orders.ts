import type { OrderPage, OrdersQuery } from '@canchero/shared-contracts/order';
import type { Tx } from '../../platform/db/database';
import { selectOrders, selectTotals } from './sql';

const PAGE = 50;

export async function orderPage(tx: Tx, clubId: string, query: OrdersQuery): Promise<OrderPage> {
  const rows = await selectOrders(tx, clubId, query, PAGE);
  const items = rows.slice(0, PAGE);
  return {
    items,
    next_cursor: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null,
    totals: query.cursor ? null : await selectTotals(tx, clubId, query),
  };
}
