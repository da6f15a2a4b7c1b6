/** Returns the stock level of an item. Items without tracked stock never run out. */
export function stockLevel(item: { track_stock: boolean; stock: number; min_stock: number }): 'ok' | 'low' | 'out' {
  if (!item.track_stock) return 'ok';
  if (item.stock <= 0) return 'out';
  return item.stock < item.min_stock ? 'low' : 'ok';
}
