import { defineRemote } from '@canchero/shared-contracts/mfe';

export default defineRemote({
  name: 'mfe-buffet',
  audience: 'user',
  routes: [
    {
      path: '/buffet',
      title: { es: 'Buffet', en: 'Buffet', pt: 'Buffet' },
      frame: 'shell',
      gate: 'buffet',
      club: true,
    },
    {
      path: '/buffet/orders',
      title: { es: 'Pedidos', en: 'Orders', pt: 'Pedidos' },
      frame: 'shell',
      gate: 'buffet',
      club: true,
    },
    {
      path: '/buffet/cash',
      title: { es: 'Caja', en: 'Cash', pt: 'Caixa' },
      frame: 'shell',
      gate: 'buffet',
      club: true,
    },
    {
      path: '/items',
      title: { es: 'Artículos', en: 'Items', pt: 'Itens' },
      frame: 'shell',
      gate: 'items',
      club: true,
    },
    {
      path: '/items/stock',
      title: { es: 'Stock', en: 'Stock', pt: 'Estoque' },
      frame: 'shell',
      gate: 'items',
      club: true,
    },
    {
      path: '/consumos',
      title: { es: 'Consumos', en: 'Consumptions', pt: 'Consumos' },
      frame: 'shell',
      gate: 'consumption',
      club: true,
    },
  ],
  nav: [
    {
      group: 'sales',
      path: '/buffet',
      label: { es: 'Buffet', en: 'Buffet', pt: 'Buffet' },
      icon: 'cart',
      sort: 10,
      permission: 'buffet',
    },
    {
      group: 'sales',
      path: '/consumos',
      label: { es: 'Consumos', en: 'Consumptions', pt: 'Consumos' },
      icon: 'food',
      sort: 20,
      permission: 'consumption',
    },
    {
      group: 'sales',
      path: '/items',
      label: { es: 'Artículos', en: 'Items', pt: 'Itens' },
      icon: 'items',
      sort: 30,
      permission: 'items',
    },
  ],
  widgets: [
    { name: 'add-consumption', slot: 'booking.add-consumption', permission: 'consumption' },
    { name: 'event-consumptions', slot: 'event.consumptions', permission: 'consumption' },
  ],
  commands: [
    { label: { es: 'Pedidos', en: 'Orders', pt: 'Pedidos' }, path: '/buffet/orders', icon: 'receipt' },
    { label: { es: 'Caja', en: 'Cash', pt: 'Caixa' }, path: '/buffet/cash', icon: 'cart' },
    { label: { es: 'Stock', en: 'Stock', pt: 'Estoque' }, path: '/items/stock', icon: 'items' },
  ],
});
