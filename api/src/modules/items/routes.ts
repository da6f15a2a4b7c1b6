import { itemEndpoints } from '@canchero/shared-contracts/item';
import { actorOf } from '../../platform/audit/actor';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { changeCategory, createCategory, removeCategory } from './categories';
import { exportItems } from './export';
import { importItems } from './import';
import { changeItem, createItem, explainTaken, removeItem, setPrices } from './service';
import { selectCategories, selectItems } from './sql';

export const itemRoutes = ({ db }: Services): Route[] => [
  route(itemEndpoints.list, ({ params: { clubId } }) => db.tenant(clubId, (tx) => selectItems(tx, clubId))),
  route(itemEndpoints.create, (input) =>
    explainTaken(
      db.tenant(input.params.clubId, (tx) => input.once(tx, () => createItem(tx, actorOf(input), input.body))),
    ),
  ),
  route(itemEndpoints.export, ({ params: { clubId }, query }) =>
    db.tenant(clubId, (tx) => exportItems(tx, clubId, query.language)),
  ),
  route(itemEndpoints.import, (input) =>
    explainTaken(
      db.tenant(input.params.clubId, (tx) => input.once(tx, () => importItems(tx, actorOf(input), input.body))),
    ),
  ),
  route(itemEndpoints.setPrices, (input) =>
    db.tenant(input.params.clubId, (tx) => input.once(tx, () => setPrices(tx, actorOf(input), input.body))),
  ),
  route(itemEndpoints.change, (input) =>
    explainTaken(
      db.tenant(input.params.clubId, (tx) => changeItem(tx, actorOf(input), input.params.itemId, input.body)),
    ),
  ),
  route(itemEndpoints.remove, (input) =>
    db.tenant(input.params.clubId, (tx) => removeItem(tx, actorOf(input), input.params.itemId)),
  ),
  route(itemEndpoints.categories, ({ params: { clubId } }) => db.tenant(clubId, (tx) => selectCategories(tx, clubId))),
  route(itemEndpoints.createCategory, (input) =>
    explainTaken(
      db.tenant(input.params.clubId, (tx) => input.once(tx, () => createCategory(tx, actorOf(input), input.body))),
    ),
  ),
  route(itemEndpoints.changeCategory, (input) =>
    explainTaken(
      db.tenant(input.params.clubId, (tx) => changeCategory(tx, actorOf(input), input.params.categoryId, input.body)),
    ),
  ),
  route(itemEndpoints.removeCategory, (input) =>
    db.tenant(input.params.clubId, (tx) => removeCategory(tx, actorOf(input), input.params.categoryId)),
  ),
];
