import { blockEndpoints } from '@canchero/shared-contracts/block';
import { actorOf } from '../../platform/audit/actor';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { changeBlock, createBlock, listBlocks, removeBlock } from './service';

export const blockRoutes = ({ db }: Services): Route[] => [
  route(blockEndpoints.list, ({ params, query }) =>
    db.tenant(params.clubId, (tx) => listBlocks(tx, params.clubId, query)),
  ),
  route(blockEndpoints.create, (input) =>
    db.tenant(input.params.clubId, (tx) => input.once(tx, () => createBlock(tx, actorOf(input), input.body))),
  ),
  route(blockEndpoints.change, (input) =>
    db.tenant(input.params.clubId, (tx) => changeBlock(tx, actorOf(input), input.params.blockId, input.body)),
  ),
  route(blockEndpoints.remove, (input) =>
    db.tenant(input.params.clubId, (tx) => removeBlock(tx, actorOf(input), input.params.blockId)),
  ),
];
