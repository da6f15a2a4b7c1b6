import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { Order, OrderPage, OrdersQuery } from '@canchero/shared-contracts/order';
import type { Tx } from '../../platform/db/database';
import { pageOf } from '../../platform/db/paging';
import { selectOrder, selectOrders, selectTotals } from './sql';

const PAGE = 50;

/**
 * Lists the orders that a filter finds, newest first; the totals come with the first page only. Without dates those of
 * the current month, with a text of the last 366 days, and all that are pending or of a booking or a player.
 * @throws invalid_period
 */
export async function listOrders(tx: Tx, clubId: string, query: OrdersQuery): Promise<OrderPage> {
  const page = pageOf(await selectOrders(tx, clubId, query, PAGE), PAGE);
  return { ...page, totals: query.cursor ? null : await selectTotals(tx, clubId, query) };
}

/** Returns one order. @throws not_found */
export async function getOrder(tx: Tx, clubId: string, orderId: string): Promise<Order> {
  const order = await selectOrder(tx, clubId, orderId);
  if (!order) throw AppError.of(commonErrors.not_found);
  return order;
}
