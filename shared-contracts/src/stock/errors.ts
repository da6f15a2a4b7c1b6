import { defineErrors } from '../core/app-error';

export const stockErrors = defineErrors({
  /** There is not enough stock, and nothing was changed. Params: `item_id`, `name`, `stock`, `wanted`. */
  insufficient_stock: 409,
  /** The stock of the item is not tracked. Params: `item_id`. */
  stock_not_tracked: 422,
});
