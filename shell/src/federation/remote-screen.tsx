import type { RemoteRelease, RemoteRoute } from '@canchero/shared-contracts/federation';
import { useStore } from '@canchero/shared-contracts/kit';
import type { HostServices } from '@canchero/shared-contracts/mfe';
import { useLocation, useNavigationType } from '@canchero/shared-contracts/router';
import { preferences } from '../i18n/preferences';
import { LoadingRemote } from './loading-remote';
import { RemoteOutlet } from './remote-outlet';
import { useRelease } from './use-release';

interface Props {
  /** Name of the remote. */
  name: RemoteRelease['name'];
  route: RemoteRoute;
  host: HostServices;
}

/** Draws a screen of a remote, in the release that this visit takes. */
export function RemoteScreen({ name, route, host }: Props) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const { language, colorMode } = useStore(preferences);
  const { release, renewRelease } = useRelease({ name, screen: route.path });
  if (!release) return <LoadingRemote patience="short" />;
  return (
    <RemoteOutlet
      key={`${release.name}@${release.version}`}
      release={release}
      renewRelease={renewRelease}
      props={{ location, navigationType, locale: language, theme: colorMode, host }}
    />
  );
}
