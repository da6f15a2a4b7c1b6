/** Areas by which the audit can be filtered: the part of an action's name before its dot. */
export const AUDIT_AREAS = [
  'club',
  'court',
  'court_limit',
  'price_rule',
  'member',
  'mercadopago',
  'booking',
  'block',
  'payment',
  'player',
  'order',
  'consumption',
  'item',
  'item_category',
  'stock',
  'cash',
] as const;
