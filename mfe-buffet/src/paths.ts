/** Full paths of the screens that this remote has or links to. */
export const paths = {
  till: '/buffet',
  orders: '/buffet/orders',
  cash: '/buffet/cash',
  items: '/items',
  stock: '/items/stock',
  consumptions: '/consumos',
  event: (bookingId: string) => `/event/${bookingId}`,
} as const;
