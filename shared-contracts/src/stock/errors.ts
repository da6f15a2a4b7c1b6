import { defineErrors } from '../core/app-error';

export const stockErrors = defineErrors({
  /** Nothing of what was asked for happened. Params: `item_id`, `name`, `stock`, `wanted`. */
  insufficient_stock: 409,
  /** Params: `item_id`. */
  stock_not_tracked: 422,
});
