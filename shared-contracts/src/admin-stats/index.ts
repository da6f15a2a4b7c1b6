export { adminStatsEndpoints } from './endpoints';
export type { PlatformStats } from './schema';
export { STAT_DAYS, type StatDays } from './vocabulary';
