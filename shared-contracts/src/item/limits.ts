/** Most prices that change at once. */
export const MAX_PRICE_CHANGES = 2000;
/** Max. lines of an imported file. */
export const MAX_ITEMS = 2000;
/** Max. characters of each text of an item. */
export const MAX_ITEM_LENGTH = { name: 80, sku: 40, category: 40 } as const;
