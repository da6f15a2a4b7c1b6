import type { RemoteDescriptor, RemoteWidget } from '../federation/schema';
import type { SlotName } from './slots';

type Written = Omit<RemoteDescriptor, 'contracts' | 'widgets'> & {
  widgets: readonly (Omit<RemoteWidget, 'slot'> & { slot: SlotName })[];
};

/**
 * What a remote says of itself, in its `remote.ts`: routes, menu entries, widgets, audience.
 * Data only; the build checks it and writes it beside the manifest as `remote.json`.
 * `contracts` is filled in by the build.
 */
export function defineRemote(descriptor: Written): Omit<RemoteDescriptor, 'contracts'> {
  return { ...descriptor, widgets: [...descriptor.widgets] };
}
