import type { RemoteRelease, RemoteWidget } from '@canchero/shared-contracts/federation';
import type { PermissionState } from '@canchero/shared-contracts/mfe';
import { permissions } from '../permissions/permission-store';
import { remotes } from './remotes';

/** What a slot is filled with. */
export interface SlotWidget {
  release: RemoteRelease;
  widget: RemoteWidget;
}

/** The widget for a slot, among those that the user may use. Of several, the first remote's by name. */
export function findWidget(
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

/** Runs now, and whenever what may fill a slot has changed. Returns the unsubscriber. */
export function watchWidgets(run: () => void): () => void {
  const stops = [remotes.subscribe(run), permissions.subscribe(run)];
  run();
  return () => {
    for (const stop of stops) stop();
  };
}
