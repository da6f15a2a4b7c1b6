import { blockEndpoints } from '@canchero/shared-contracts/block';
import { clubRoute } from '../../platform/http/club-route';
import type { Route } from '../../platform/http/route';
import { changeBlock, createBlock, listBlocks, removeBlock } from './service';

export const blockRoutes = (): Route[] => [
  clubRoute(blockEndpoints.list, (tx, { clubId }, { query }) => listBlocks(tx, clubId, query)),
  clubRoute(blockEndpoints.create, (tx, actor, { body }) => createBlock(tx, actor, body)),
  clubRoute(blockEndpoints.change, (tx, actor, { params, body }) => changeBlock(tx, actor, params.blockId, body)),
  clubRoute(blockEndpoints.remove, (tx, actor, { params }) => removeBlock(tx, actor, params.blockId)),
];
