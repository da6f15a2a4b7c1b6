export { federationEndpoints } from './endpoints';
export { federationErrors } from './errors';
export type { RemoteDescriptor, RemoteNavEntry, RemoteRelease, RemoteRoute, RemoteWidget } from './schema';
