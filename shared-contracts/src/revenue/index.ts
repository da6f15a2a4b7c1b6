export { revenueEndpoints } from './endpoints';
export type { Cohort, Movement, Revenue, RevenueMonth } from './schema';
export { MOVEMENT_KINDS, type MovementKind } from './vocabulary';
