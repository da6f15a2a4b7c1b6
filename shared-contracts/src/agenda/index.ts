export { agendaEndpoints } from './endpoints';
export { occupancy } from './rules';
export type { MonthDay } from './schema';
