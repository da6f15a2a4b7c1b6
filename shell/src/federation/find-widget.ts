import type { RemoteRelease, RemoteWidget } from '@canchero/shared-contracts/federation';
import type { PermissionState } from '@canchero/shared-contracts/mfe';
import { permissions } from '../permissions/permission-store';
import { remotes } from './remotes';

/** Widget that fills a slot, with the release that brings it. */
export interface SlotWidget {
  release: RemoteRelease;
  widget: RemoteWidget;
}

/**
 * Returns the widget for a slot, among those that the user may use; if several fit, that of the first remote by name.
 */
export const findWidget = (...search: Parameters<typeof findWidgets>): SlotWidget | null =>
  findWidgets(...search)[0] ?? null;

/** Returns all widgets for a slot that the user may use, by their remote's name. A slot shows the first. */
export function findWidgets(
  slot: string,
  releases: readonly RemoteRelease[],
  allowed: PermissionState['permissions'],
): SlotWidget[] {
  const found = releases.flatMap((release) =>
    release.widgets
      .filter((widget) => widget.slot === slot && (!widget.permission || allowed[widget.permission] === true))
      .map((widget) => ({ release, widget })),
  );
  return found.sort((a, b) => a.release.name.localeCompare(b.release.name));
}

/** Runs the callback now and whenever the remotes or permissions change. Returns the function that ends it. */
export function watchWidgets(run: () => void): () => void {
  const stops = [remotes.subscribe(run), permissions.subscribe(run)];
  run();
  return () => {
    for (const stop of stops) stop();
  };
}
