import { defineEndpoint } from '../core/define-endpoint';
import { itemErrors } from '../item/errors';
import { stockErrors as e } from './errors';
import { MovementPage, MovementsQuery, NewStockMovements, Stock, StockMovements, StockParams } from './schema';

const seeing = { kind: 'member', anyOf: ['items', 'buffet'] } as const;

export const stockEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/stock',
    summary: 'What there is of each item with tracked stock, and what it is worth at cost',
    params: StockParams,
    response: Stock,
    authz: seeing,
  }),
  movements: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/stock/movements',
    summary: 'Movements of the stock by item, type and day, newest first, 100 a page or as many as asked for',
    params: StockParams,
    query: MovementsQuery,
    response: MovementPage,
    authz: seeing,
  }),
  move: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/stock/movements',
    summary: 'Purchases, adjustments, waste and counts, all or none',
    params: StockParams,
    body: NewStockMovements,
    response: StockMovements,
    status: 201,
    errors: [e.insufficient_stock, e.stock_not_tracked, itemErrors.comes_to_too_much],
    authz: { kind: 'member', anyOf: ['items'] },
  }),
};
