import type { LinkRole } from '../mfe/shell-links';

/**
 * Returns the address of a place whose path only its own remote knows: `home`, the user's first screen, or the place of
 * a role, as in `pathTo('booking', id)`. The shell leads on from there to what the user may open.
 */
export const pathTo = (role: 'home' | LinkRole, id?: string): string =>
  `/go/${role}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;
