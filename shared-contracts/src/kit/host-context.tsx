import { createContext, type ReactNode, useContext, useRef } from 'react';
import type { Club } from '../club/schema';
import { holds, type Permission, type PermissionMode } from '../core/permission';
import type { HostServices, RemoteProps } from '../mfe/host-services';
import { useStore } from './use-store';

const HostContext = createContext<HostServices | null>(null);
const ThemeContext = createContext<RemoteProps['theme']>('light');

/** Provides the host to a tree. Remotes get it from `createRemoteApp`; tests place it themselves. */
export function HostProvider({
  host,
  theme = 'light',
  children,
}: {
  host: HostServices;
  theme?: RemoteProps['theme'];
  children: ReactNode;
}) {
  return (
    <HostContext value={host}>
      <ThemeContext value={theme}>{children}</ThemeContext>
    </HostContext>
  );
}

/** Returns the shell's services. Throws outside of a remote's tree. */
export function useHost(): HostServices {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost outside of a HostProvider');
  return host;
}

/** Returns the current colour mode; `host.setTheme` changes it. */
export const useTheme = (): RemoteProps['theme'] => useContext(ThemeContext);

/** Returns the selected club, for screens behind the club guard. They keep the last one until they unmount. */
export function useClub(): Club {
  const last = useRef<Club | null>(null);
  const club = useStore(useHost().clubs, (s) => s.selected) ?? last.current;
  if (!club) throw new Error('useClub outside of the club guard');
  last.current = club;
  return club;
}

/**
 * Returns true if the user holds a permission in the selected club. A list requires all of its permissions (`all`, the
 * default) or one (`any`). The server refuses whatever this hides.
 */
export const useCan = (permission: Permission | readonly Permission[], mode?: PermissionMode): boolean =>
  useStore(useHost().permissions, (s) => holds(s.permissions, permission, mode));

/** Tells whether live events arrive; otherwise screens refetch from time to time. */
export const useStreaming = (): boolean => useStore(useHost().connection, ({ status }) => status === 'connected');
