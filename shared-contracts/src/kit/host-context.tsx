import { createContext, type ReactNode, useContext, useRef } from 'react';
import type { Club } from '../club/schema';
import { holds, type Permission, type PermissionMode } from '../core/permission';
import type { HostServices, RemoteProps } from '../mfe/host-services';
import { useStore } from './use-store';

const HostContext = createContext<HostServices | null>(null);
const ThemeContext = createContext<RemoteProps['theme']>('light');

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

/** The shell's services. */
export function useHost(): HostServices {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost outside of a HostProvider');
  return host;
}

/** The colour mode in force; `host.setTheme` changes it. */
export const useTheme = (): RemoteProps['theme'] => useContext(ThemeContext);

/** The selected club. Screens behind the club guard always have one; when it goes, they keep it until they go as well. */
export function useClub(): Club {
  const last = useRef<Club | null>(null);
  const club = useStore(useHost().clubs, (s) => s.selected) ?? last.current;
  if (!club) throw new Error('useClub outside of the club guard');
  last.current = club;
  return club;
}

/**
 * Whether the user holds a permission in the selected club; of a list all, or with `any` one of them.
 * What it hides, the server refuses as well.
 */
export const useCan = (permission: Permission | readonly Permission[], mode?: PermissionMode): boolean =>
  useStore(useHost().permissions, (s) => holds(s.permissions, permission, mode));

/** Whether changes come by the stream; while they do not, what is on screen is read again from time to time. */
export const useStreaming = (): boolean => useStore(useHost().connection, ({ status }) => status === 'connected');
