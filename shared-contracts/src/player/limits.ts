import { MAX_EMAIL } from '../core/limits';

/** Max. characters of each text of a player. */
export const MAX_LENGTH = {
  first_name: 80,
  last_name: 80,
  phone: 30,
  email: MAX_EMAIL,
  category: 40,
  notes: 2000,
} as const;
/** Max. lines of an imported file. */
export const MAX_IMPORT = 2000;
