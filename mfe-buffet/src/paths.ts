import type { CashDesk } from '@canchero/shared-contracts/cash';

/** Full paths of this remote's screens. */
export const paths = {
  till: '/buffet',
  orders: '/buffet/orders',
  cash: '/buffet/cash',
  receptionCash: '/cash',
  items: '/items',
  stock: '/items/stock',
  consumptions: '/consumos',
} as const;

/** Returns the path of the screen with a desk's cash. */
export const cashPath = (desk: CashDesk) => (desk === 'buffet' ? paths.cash : paths.receptionCash);
