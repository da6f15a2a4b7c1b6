import { defineEndpoint } from '../core/define-endpoint';
import { commonErrors } from '../core/errors';
import { ClubParams } from '../core/schema';
import { itemErrors as e } from './errors';
import {
  Categories,
  Category,
  CategoryChange,
  CategoryParams,
  Item,
  ItemChange,
  ItemParams,
  Items,
  NewCategory,
  NewItem,
  PriceChanges,
} from './schema';

/** Whoever sells needs to see what there is; keeping the catalogue needs `items`. */
const seeing = { kind: 'member', anyOf: ['items', 'buffet', 'consumption'] } as const;
const keeping = { kind: 'member', anyOf: ['items'] } as const;
const taken = [e.item_name_taken, e.item_sku_taken];

export const itemEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/items',
    summary: 'All items of a club with their stock, by name',
    params: ClubParams,
    response: Items,
    authz: seeing,
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/items',
    summary: 'Add an item',
    params: ClubParams,
    body: NewItem,
    response: Item,
    status: 201,
    errors: taken,
    authz: keeping,
  }),
  setPrices: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/items/prices',
    summary: 'New prices of several items, all or none',
    params: ClubParams,
    body: PriceChanges,
    response: Items,
    errors: [commonErrors.stale_version],
    authz: keeping,
  }),
  change: defineEndpoint({
    method: 'PUT',
    path: '/club/clubs/:clubId/items/:itemId',
    summary: 'Change an item',
    params: ItemParams,
    body: ItemChange,
    response: Item,
    errors: [...taken, commonErrors.stale_version],
    authz: keeping,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/club/clubs/:clubId/items/:itemId',
    summary: 'Remove an item; what was sold of it stays',
    params: ItemParams,
    authz: keeping,
  }),
  categories: defineEndpoint({
    method: 'GET',
    path: '/club/clubs/:clubId/item-categories',
    summary: 'The categories of items, in their order',
    params: ClubParams,
    response: Categories,
    authz: seeing,
  }),
  createCategory: defineEndpoint({
    method: 'POST',
    path: '/club/clubs/:clubId/item-categories',
    summary: 'Add a category',
    params: ClubParams,
    body: NewCategory,
    response: Category,
    status: 201,
    errors: [e.category_name_taken],
    authz: keeping,
  }),
  changeCategory: defineEndpoint({
    method: 'PUT',
    path: '/club/clubs/:clubId/item-categories/:categoryId',
    summary: 'Change a category',
    params: CategoryParams,
    body: CategoryChange,
    response: Category,
    errors: [e.category_name_taken, commonErrors.stale_version],
    authz: keeping,
  }),
  removeCategory: defineEndpoint({
    method: 'DELETE',
    path: '/club/clubs/:clubId/item-categories/:categoryId',
    summary: 'Remove a category; its items stay, without one',
    params: CategoryParams,
    authz: keeping,
  }),
};
