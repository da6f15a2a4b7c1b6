export { playerEndpoints } from './endpoints';
export { playerErrors } from './errors';
export { playerName } from './rules';
export type { NewPlayer, Player } from './schema';
