import type { User } from '../auth/schema';
import type { Club, ClubSummary } from '../club/schema';
import type { Permission } from '../core/permission';

/**
 * Session as remotes see it: data only, never tokens.
 * @sealed
 */
export interface SessionState {
  /** Null for visitors. */
  user: User | null;
}

/**
 * Clubs of the user.
 * @sealed
 */
export interface ClubState {
  status: 'idle' | 'loading' | 'ready' | 'error';
  clubs: readonly ClubSummary[];
  /** Null until the user has chosen one. */
  selectedId: string | null;
  /** Details of the selected club; null while they load. */
  selected: Club | null;
}

/**
 * Permissions of the user in the selected club.
 * @sealed
 */
export interface PermissionState {
  status: 'loading' | 'loaded' | 'error';
  /** A permission that is absent is not held. */
  permissions: Readonly<Partial<Record<Permission, boolean>>>;
}

/**
 * State of the event stream. `polling`: the stream was given up, so screens refetch from time to time.
 * @sealed
 */
export interface ConnectionState {
  status: 'disconnected' | 'connecting' | 'connected' | 'polling';
}
