import { paths } from '../paths';

/** Related screens: path and message id of the name. */
export const BUFFET_SECTIONS = [
  { path: paths.till, label: 'section.till' },
  { path: paths.orders, label: 'section.orders' },
  { path: paths.cash, label: 'section.cash' },
] as const;

export const ITEM_SECTIONS = [
  { path: paths.items, label: 'section.catalogue' },
  { path: paths.stock, label: 'section.stock' },
] as const;

/** Desks with a cash of their own, for those who count both. */
export const CASH_SECTIONS = [
  { path: paths.receptionCash, label: 'section.reception' },
  { path: paths.cash, label: 'section.buffet' },
] as const;

export type Section =
  | (typeof BUFFET_SECTIONS)[number]
  | (typeof ITEM_SECTIONS)[number]
  | (typeof CASH_SECTIONS)[number];
