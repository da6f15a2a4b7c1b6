import { defineErrors } from '../core/app-error';

export const itemErrors = defineErrors({
  item_name_taken: 409,
  item_sku_taken: 409,
  category_name_taken: 409,
  /** The item was removed or is not for sale. Params: `item_id`. */
  item_unavailable: 422,
  /**
   * A unit price, a line, a whole sale or the stock of an item comes to more than `max` centavos. Params: `max`, `path` of
   * the field that says so.
   */
  comes_to_too_much: 422,
  /** A change of several prices would give something away: that is decided for each item. */
  price_zero: 422,
});
