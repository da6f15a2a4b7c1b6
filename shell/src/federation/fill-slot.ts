import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import type { HostSlots } from '@canchero/shared-contracts/mfe';
import { permissions } from '../permissions/permission-store';
import { findWidget, watchWidgets } from './find-widget';
import { servicesOfPage } from './remote-services';
import { remotes } from './remotes';
import { SlotContent } from './slot-content';

/** Source of a release's modules: the loader, or a test's own modules. */
export interface ModuleSource {
  load<T>(release: RemoteRelease, module: string): Promise<T>;
  abandon(release: RemoteRelease, module: string): void;
  /** Returns a module that has loaded already, or null. Default: none has. */
  loaded?<T>(release: RemoteRelease, module: string): T | null;
}

/** Fills a slot with the widget that the caller's remotes and permissions offer, and follows both. */
export function fillSlot(
  modules: ModuleSource,
  ...[slot, element, props, onState]: Parameters<HostSlots['fill']>
): ReturnType<HostSlots['fill']> {
  // the services in the props are those of the screen around the slot
  const host = servicesOfPage(props.host);
  const place = new SlotContent(
    element,
    props,
    {
      load: (release, name) => modules.load(release, `./widgets/${name}`),
      abandon: (release, name) => modules.abandon(release, `./widgets/${name}`),
      wait: (ms) => new Promise((done) => setTimeout(done, ms)),
      report: (error, source, phase) => host.reportError(error, { remote: source, phase }),
    },
    onState,
  );
  const stop = watchWidgets(() => {
    const { releases, status } = remotes.getState();
    const rights = permissions.getState();
    if (status === 'loading' || rights.status === 'loading') return;
    place.show(findWidget(slot, releases, rights.permissions));
  });
  return {
    update: (next) => place.update(next),
    retry: () => place.retry(),
    dispose() {
      stop();
      place.dispose();
    },
  };
}
