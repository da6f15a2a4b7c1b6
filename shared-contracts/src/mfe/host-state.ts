import type { User } from '../auth/schema';
import type { Club, ClubSummary } from '../club/schema';
import type { Permission } from '../core/permission';

/** The shell's stores as remotes see them: data only, never tokens. */
export interface SessionState {
  user: User | null;
}

export interface ClubState {
  status: 'idle' | 'loading' | 'ready' | 'error';
  clubs: readonly ClubSummary[];
  selectedId: string | null;
  /** Details of the selected club; null while they load. */
  selected: Club | null;
}

export interface PermissionState {
  status: 'loading' | 'loaded' | 'error';
  permissions: Readonly<Partial<Record<Permission, boolean>>>;
}

/** State of the event stream; `polling` after the emergency stop. */
export interface ConnectionState {
  status: 'disconnected' | 'connecting' | 'connected' | 'polling';
}
