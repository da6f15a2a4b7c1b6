import type { DemoItem } from './catalogue';
import type { DemoSales } from './sales';

export interface DemoStockMovement {
  item_id: string;
  type: 'purchase' | 'waste' | 'sale' | 'return';
  quantity: number;
  unit_cost: number | null;
  note: string;
  order_id: string | null;
  consumption_id: string | null;
  created_at: string;
}

/**
 * Generates all stock movements in their order. A delivery before the first sale makes the final stock that of the
 * catalogue.
 */
export function demoStock(items: readonly DemoItem[], sales: DemoSales): DemoStockMovement[] {
  const tracked = new Set(items.flatMap((item) => (item.track_stock ? [item.id] : [])));
  const states = new Map(sales.orders.map((order) => [order.id, order.state]));
  const plain = { unit_cost: null, note: '', order_id: null, consumption_id: null };
  const sold = sales.lines
    .filter((line) => tracked.has(line.item_id))
    .flatMap(({ item_id, order_id, quantity, created_at }): DemoStockMovement[] => {
      const sale = { ...plain, item_id, type: 'sale' as const, quantity: -quantity, order_id, created_at };
      // a cancelled order returns a minute later; refunded goods are not restocked
      const back = new Date(Date.parse(created_at) + 60_000).toISOString();
      return states.get(order_id) === 'cancelled'
        ? [sale, { ...sale, type: 'return', quantity, created_at: back }]
        : [sale];
    });
  const consumed = sales.consumptions
    .filter((line) => tracked.has(line.item_id))
    .map(({ id, item_id, quantity, created_at }): DemoStockMovement => {
      return { ...plain, item_id, type: 'sale', quantity: -quantity, consumption_id: id, created_at };
    });
  const wasted = items
    .filter((item, i) => item.track_stock && i % 9 === 4)
    .map(({ id }): DemoStockMovement => {
      const created_at = sales.first.plus({ days: 3, hours: 22 }).toUTC().toISO() as string;
      return { ...plain, item_id: id, type: 'waste', quantity: -1, note: 'Envase roto', created_at };
    });
  const later = [...sold, ...consumed, ...wasted];
  const delivered = sales.first.plus({ hours: 7 }).toUTC().toISO() as string;
  const bought = items
    .filter((item) => item.track_stock)
    .map(({ id, cost, stock }): DemoStockMovement => {
      const gone = later.reduce((sum, m) => (m.item_id === id ? sum - m.quantity : sum), 0);
      const note = 'Pedido semanal';
      return {
        ...plain,
        item_id: id,
        type: 'purchase',
        quantity: stock + gone,
        unit_cost: cost,
        note,
        created_at: delivered,
      };
    })
    .filter((movement) => movement.quantity > 0);
  return [...bought, ...later.sort((a, b) => a.created_at.localeCompare(b.created_at))];
}
