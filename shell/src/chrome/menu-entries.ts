import type { RemoteNavEntry, RemoteRelease } from '@canchero/shared-contracts/federation';
import { useStore } from '@canchero/shared-contracts/kit';
import { useMemo } from 'react';
import { remotes } from '../federation/remotes';

/** Menu entries of the shell itself. */
const OWN: readonly RemoteNavEntry[] = [
  {
    group: 'config',
    path: '/select-club',
    label: { es: 'Elegir club', en: 'Choose club', pt: 'Escolher clube' },
    icon: 'building',
    sort: 80,
    permission: 'club_selection',
  },
  {
    group: 'config',
    path: '/profile',
    label: { es: 'Mi perfil', en: 'My profile', pt: 'Meu perfil' },
    icon: 'person',
    sort: 90,
    permission: 'profile',
  },
];

export const menuEntries = (releases: readonly RemoteRelease[]): RemoteNavEntry[] => [
  ...releases.flatMap((release) => release.nav),
  ...OWN,
];

/** Returns the entries of the menu; none while the remotes are loading, since theirs would move those of the shell. */
export function useMenuEntries(): RemoteNavEntry[] {
  const { status, releases } = useStore(remotes);
  return useMemo(() => (status === 'loading' ? [] : menuEntries(releases)), [status, releases]);
}
