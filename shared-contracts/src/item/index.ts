export { itemEndpoints } from './endpoints';
export { itemErrors } from './errors';
export { itemEvents } from './events';
export { MAX_ITEM_LENGTH, MAX_ITEMS, MAX_PRICE_CHANGES, MAX_QUANTITY, MAX_STOCK } from './limits';
export { type PriceRaise, raisedPrice } from './price-raise';
export type {
  Category,
  CategoryChange,
  Item,
  ItemChange,
  ItemImport,
  ItemImportLine,
  ItemImportResult,
  NewCategory,
  NewItem,
  PriceChanges,
} from './schema';
export { stockLevel } from './stock-level';
export {
  IMPORT_ACTIONS,
  type ImportAction,
  ITEM_FIELDS,
  ITEM_PROBLEMS,
  type ItemField,
  type ItemProblem,
} from './vocabulary';
