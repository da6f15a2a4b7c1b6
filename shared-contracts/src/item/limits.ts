/** Most pieces on one line of a sale or a consumption. */
export const MAX_QUANTITY = 10_000;
/** Most pieces of an item that are counted or moved at once, or set as its least stock. */
export const MAX_STOCK = 1_000_000;
/** Most prices that change at once. */
export const MAX_PRICE_CHANGES = 2000;
/** Max. lines of an imported file. */
export const MAX_ITEMS = 2000;
/** Max. characters of each text of an item. */
export const MAX_ITEM_LENGTH = { name: 80, sku: 40, category: 40 } as const;
