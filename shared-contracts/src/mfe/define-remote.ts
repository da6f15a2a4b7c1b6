import type { RemoteDescriptor } from '../federation/schema';

/**
 * What a remote says of itself, in its `remote.ts`: routes, menu entries, widgets, audience.
 * Data only; the build checks it and writes it beside the manifest as `remote.json`.
 * `contracts` is filled in by the build.
 */
export function defineRemote(descriptor: Omit<RemoteDescriptor, 'contracts'>): Omit<RemoteDescriptor, 'contracts'> {
  return descriptor;
}
