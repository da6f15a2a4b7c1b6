import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import type { RemoteProps } from '@canchero/shared-contracts/mfe';
import type { Location } from '@canchero/shared-contracts/router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { firstScreenShown } from '../parts/first-screen';
import { onDemand } from '../parts/on-demand';
import { abandonApp, loadApp, type RemoteApp } from './load-module';
import { FallbackLoader, type LoadState } from './load-with-retry-and-fallback';
import { LoadingRemote } from './loading-remote';
import { ManagedParcel } from './managed-parcel';
import { matchRoute } from './route-table';

const ChunkErrorPanel = onDemand(() => import('./chunk-error-panel').then((m) => m.ChunkErrorPanel));

interface Props {
  release: RemoteRelease;
  props: RemoteProps;
}

/** Draws one remote: loading, mounted, or failed with a retry. Nothing outside of it is affected. */
export function RemoteOutlet({ release, props }: Props) {
  const [state, setState] = useState<LoadState<RemoteApp>>({ phase: 'loading', patience: 'short' });
  const loader = useRef<FallbackLoader<RemoteRelease, RemoteApp> | null>(null);
  const { host } = props;
  // the panel must be there when the network is not
  useEffect(() => void firstScreenShown.then(ChunkErrorPanel.prepare), []);
  useEffect(() => {
    const current = new FallbackLoader<RemoteRelease, RemoteApp>(
      release,
      {
        load: loadApp,
        abandon: abandonApp,
        wait: (ms) => new Promise((done) => setTimeout(done, ms)),
        report: (error, { name, version }) => host.reportError(error, { remote: `${name}@${version}`, phase: 'load' }),
      },
      setState,
    );
    loader.current = current;
    current.start();
    return () => current.dispose();
  }, [release, host]);
  const retry = () => loader.current?.start();

  if (state.phase === 'loading') return <LoadingRemote patience={state.patience} onRetry={retry} />;
  if (state.phase === 'failed') return <ChunkErrorPanel error={state.error} onRetry={retry} />;
  return <ParcelHost key={state.version} app={state.app} release={release} version={state.version} props={props} />;
}

interface ParcelProps extends Props {
  app: RemoteApp;
  /** Version that was loaded, perhaps that of the previous release. */
  version: string;
}

function ParcelHost({ app, release: remote, version, props }: ParcelProps) {
  const place = useRef<HTMLDivElement>(null);
  const parcel = useRef<ManagedParcel<RemoteProps> | null>(null);
  const latest = useRef(props);
  latest.current = props;
  useLayoutEffect(() => {
    const element = document.createElement('div');
    place.current?.append(element);
    const { host } = latest.current;
    const mounted = new ManagedParcel<RemoteProps>(app, element, latest.current, (error) =>
      host.reportError(error, { remote: remote.name, phase: 'parcel' }),
    );
    parcel.current = mounted;
    return () => {
      parcel.current = null;
      void mounted.dispose();
    };
  }, [app, remote.name]);
  const { location, navigationType, locale, theme, host } = props;
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    // a parcel that is about to leave never gets another remote's location
    else if (ownsLocation(remote, location)) parcel.current?.update({ location, navigationType, locale, theme, host });
  }, [remote, location, navigationType, locale, theme, host]);
  return <div ref={place} data-remote={remote.name} data-version={version} data-module="./app" />;
}

const ownsLocation = (remote: RemoteRelease, { pathname }: Location) => matchRoute([remote], pathname) !== null;
