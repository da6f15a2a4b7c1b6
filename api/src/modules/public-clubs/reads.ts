export { checkBookableDay } from './availability';
export { type PageClub, selectPageClub } from './sql';
