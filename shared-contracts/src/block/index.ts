export { blockEndpoints } from './endpoints';
export { blockErrors } from './errors';
export { blockEvents } from './events';
export { MAX_BLOCK_LENGTH } from './limits';
export {
  type Block,
  type BlockChange,
  type CourtSuspension,
  MAX_SUSPENDED,
  type NewBlock,
  type NewCourtSuspension,
} from './schema';
export { BLOCK_KINDS, type BlockKind } from './vocabulary';
