import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import type { RemoteProps } from '@canchero/shared-contracts/mfe';
import type { Location } from '@canchero/shared-contracts/router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { firstScreenShown } from '../parts/first-screen';
import { onDemand } from '../parts/on-demand';
import type { ModuleSource } from './fill-slot';
import { lastGood, rememberGood } from './good-releases';
import { abandonModule, loadedModule, loadModule, type RemoteApp } from './load-module';
import { FallbackLoader, type LoadState } from './load-with-retry-and-fallback';
import { LoadingRemote } from './loading-remote';
import { ManagedParcel } from './managed-parcel';
import { keepTrying } from './recovery';
import { servicesFor } from './remote-services';
import { matchRoute } from './route-table';

const ChunkErrorPanel = onDemand(() =>
  import(/* webpackChunkName: "notices" */ './chunk-error-panel').then((m) => m.ChunkErrorPanel),
);

interface Props {
  release: RemoteRelease;
  props: RemoteProps;
  /** Takes the newest release, if it is another one. Called with each retry after a failure. */
  renewRelease(): Promise<void>;
  /** Default: the loader. */
  modules?: ModuleSource;
}

type OutletState = LoadState<RemoteApp, RemoteRelease> | { phase: 'unmounted'; error: unknown };

const LOADER: ModuleSource = { load: loadModule, abandon: abandonModule, loaded: loadedModule };

/** Draws one remote: loading, mounted, or failed with a retry. Nothing outside of it is affected. */
export function RemoteOutlet({ release, props, renewRelease, modules = LOADER }: Props) {
  const [state, setState] = useState<OutletState>(() => {
    // what has loaded already is mounted with the first frame
    const app = modules.loaded?.<RemoteApp>(release, './app');
    return app ? { phase: 'ready', app, release } : { phase: 'loading', patience: 'short' };
  });
  const mounts = useRef(state.phase === 'ready' ? release : null);
  const loader = useRef<FallbackLoader<RemoteRelease, RemoteApp> | null>(null);
  const { host, location } = props;
  // the panel must be there when the network is not
  useEffect(() => void firstScreenShown.then(ChunkErrorPanel.prepare), []);
  useEffect(() => {
    const current = new FallbackLoader<RemoteRelease, RemoteApp>(
      release,
      {
        load: (of) => modules.load(of, './app'),
        abandon: (of) => modules.abandon(of, './app'),
        lastGood,
        wait: (ms) => new Promise((done) => setTimeout(done, ms)),
        report: (error, { name, version }) => host.reportError(error, { remote: `${name}@${version}`, phase: 'load' }),
      },
      setState,
    );
    loader.current = current;
    if (mounts.current !== release) current.start();
    return () => current.dispose();
  }, [release, host, modules]);
  const retry = () => {
    void renewRelease();
    loader.current?.start();
  };
  const isFailed = state.phase === 'failed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called is that of the moment
  useEffect(() => {
    if (isFailed) return keepTrying(() => renewRelease().then(() => loader.current?.tryQuietly()));
  }, [isFailed]);
  const place = useRef(location.key);
  useEffect(() => {
    if (place.current === location.key) return;
    place.current = location.key;
    if (isFailed || state.phase === 'unmounted') loader.current?.start();
  }, [location.key, isFailed, state.phase]);

  if (state.phase === 'loading') return <LoadingRemote patience={state.patience} onRetry={retry} />;
  if (state.phase !== 'ready') {
    const reason = state.phase === 'failed' ? state.error.reason : 'mount';
    return <ChunkErrorPanel error={state.error as Error} remote={release.name} reason={reason} onRetry={retry} />;
  }
  const fail = (error: unknown) => setState({ phase: 'unmounted', error });
  return <ParcelHost app={state.app} remote={release} loaded={state.release} props={props} onFailure={fail} />;
}

interface ParcelProps {
  app: RemoteApp;
  remote: RemoteRelease;
  /** Release that was loaded, perhaps an older one. */
  loaded: RemoteRelease;
  props: RemoteProps;
  /** Called when the app could not be mounted or updated. */
  onFailure(error: unknown): void;
}

function ParcelHost({ app, remote, loaded, props, onFailure }: ParcelProps) {
  const place = useRef<HTMLDivElement>(null);
  const parcel = useRef<ManagedParcel<RemoteProps> | null>(null);
  const services = useRef(props.host);
  const latest = useRef({ props, onFailure });
  latest.current = { props, onFailure };
  useLayoutEffect(() => {
    const element = document.createElement('div');
    place.current?.append(element);
    const source = `${loaded.name}@${loaded.version}`;
    const fail = (error: unknown) => {
      if (parcel.current === mounted) latest.current.onFailure(error);
    };
    const host = servicesFor(latest.current.props.host, source, fail);
    services.current = host;
    const mounted = new ManagedParcel<RemoteProps>(
      app,
      element,
      { ...latest.current.props, host },
      {
        onMount: () => rememberGood(loaded),
        onError: (error, step) => {
          host.reportError(error, { remote: source, phase: step });
          fail(error);
        },
      },
    );
    parcel.current = mounted;
    return () => {
      parcel.current = null;
      void mounted.dispose();
    };
  }, [app, loaded]);
  const { location, navigationType, locale, theme } = props;
  const first = useRef(true);
  useEffect(() => {
    const host = services.current;
    if (first.current) first.current = false;
    // a parcel that is about to leave never gets another remote's location
    else if (ownsLocation(remote, location)) parcel.current?.update({ location, navigationType, locale, theme, host });
  }, [remote, location, navigationType, locale, theme]);
  return <div ref={place} data-remote={loaded.name} data-version={loaded.version} data-module="./app" />;
}

const ownsLocation = (remote: RemoteRelease, { pathname }: Location) => matchRoute([remote], pathname) !== null;
