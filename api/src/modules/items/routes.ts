import { itemEndpoints } from '@canchero/shared-contracts/item';
import { csvRoute } from '../../platform/csv/csv-route';
import { clubRoute } from '../../platform/http/club-route';
import type { Route } from '../../platform/http/route';
import { changeCategory, createCategory, removeCategory } from './categories';
import { exportItems } from './export';
import { importItems } from './import';
import { changeItem, createItem, removeItem, setPrices } from './service';
import { selectCategories, selectItems } from './sql';

export const itemRoutes = (): Route[] => [
  clubRoute(itemEndpoints.list, (tx, { clubId }) => selectItems(tx, clubId)),
  clubRoute(itemEndpoints.create, (tx, actor, { body }) => createItem(tx, actor, body)),
  csvRoute(itemEndpoints.export, 'item.export', (tx, { clubId }, { query }) => exportItems(tx, clubId, query.language)),
  clubRoute(itemEndpoints.import, (tx, actor, { body }) => importItems(tx, actor, body), { turn: 'long' }),
  clubRoute(itemEndpoints.setPrices, (tx, actor, { body }) => setPrices(tx, actor, body)),
  clubRoute(itemEndpoints.change, (tx, actor, { params, body }) => changeItem(tx, actor, params.itemId, body)),
  clubRoute(itemEndpoints.remove, (tx, actor, { params }) => removeItem(tx, actor, params.itemId)),
  clubRoute(itemEndpoints.categories, (tx, { clubId }) => selectCategories(tx, clubId)),
  clubRoute(itemEndpoints.createCategory, (tx, actor, { body }) => createCategory(tx, actor, body)),
  clubRoute(itemEndpoints.changeCategory, (tx, actor, { params, body }) =>
    changeCategory(tx, actor, params.categoryId, body),
  ),
  clubRoute(itemEndpoints.removeCategory, (tx, actor, { params }) => removeCategory(tx, actor, params.categoryId)),
];
