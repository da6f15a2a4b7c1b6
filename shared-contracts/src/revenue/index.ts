export { revenueEndpoints } from './endpoints';
export type { Cohort, Movement, PayingOwner, Revenue, RevenueMonth } from './schema';
export { MOVEMENT_KINDS, type MovementKind, REVENUE_TABLES, type RevenueTable } from './vocabulary';
