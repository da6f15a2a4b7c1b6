export { searchEndpoints } from './endpoints';
export type { BookingHit, PlayerHit, SearchHits } from './schema';
