export { itemEndpoints } from './endpoints';
export { itemErrors } from './errors';
export { itemEvents } from './events';
export { type PriceRaise, raisedPrice, stockLevel } from './rules';
export type { Category, CategoryChange, Item, ItemChange, NewCategory, NewItem, PriceChanges } from './schema';
