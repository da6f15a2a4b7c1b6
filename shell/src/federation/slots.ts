import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import type { HostSlots, PermissionState } from '@canchero/shared-contracts/mfe';
import { createStore } from 'zustand/vanilla';
import { permissions } from '../permissions/permission-store';
import { FilledSlot, type SlotWidget } from './filled-slot';
import { remotes } from './remotes';

/** What fetches a module of a release: the loader, or a test's own modules. */
export interface ModuleSource {
  load<T>(release: RemoteRelease, module: string): Promise<T>;
  abandon(release: RemoteRelease, module: string): void;
}

/** The slots of the page, filled from the caller's remotes as far as their permissions go. */
export function createHostSlots(modules: ModuleSource): HostSlots {
  const filled = createStore<{ names: readonly string[] }>(() => ({ names: [] }));
  follow(() => {
    const names = filledNames();
    if (names.join() !== filled.getState().names.join()) filled.setState({ names });
  });
  return {
    filled,
    fill(slot, element, props, onState) {
      const { host } = props;
      const effects = {
        load: <T>(release: RemoteRelease, name: string) => modules.load<T>(release, `./widgets/${name}`),
        abandon: (release: RemoteRelease, name: string) => modules.abandon(release, `./widgets/${name}`),
        wait: (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
        report: (error: unknown, { name, version }: RemoteRelease, phase: string) =>
          host.reportError(error, { remote: `${name}@${version}`, phase }),
      };
      const place = new FilledSlot(element, props, effects, onState);
      const stop = follow(() => {
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
    },
  };
}

/** The widget for a slot, among those that the user may use. Of several, the first remote's by name. */
function findWidget(
  slot: string,
  releases: readonly RemoteRelease[],
  allowed: PermissionState['permissions'],
): SlotWidget | null {
  const found = releases.flatMap((release) =>
    release.widgets
      .filter((widget) => widget.slot === slot && (!widget.permission || allowed[widget.permission] === true))
      .map((widget) => ({ release, widget })),
  );
  return found.sort((a, b) => a.release.name.localeCompare(b.release.name))[0] ?? null;
}

function filledNames(): string[] {
  const { releases } = remotes.getState();
  const allowed = permissions.getState().permissions;
  const slots = new Set(releases.flatMap((release) => release.widgets.map(({ slot }) => slot)));
  return [...slots].filter((slot) => findWidget(slot, releases, allowed)).sort();
}

/** Runs now, and whenever what may fill a slot has changed. Returns the unsubscriber. */
function follow(run: () => void): () => void {
  const stops = [remotes.subscribe(run), permissions.subscribe(run)];
  run();
  return () => {
    for (const stop of stops) stop();
  };
}
