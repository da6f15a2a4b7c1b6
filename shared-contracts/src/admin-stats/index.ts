export { adminStatsEndpoints } from './endpoints';
export type { PlatformOverview, PlatformStats } from './schema';
export { STAT_DAYS, type StatDays } from './vocabulary';
