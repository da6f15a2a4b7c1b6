import type { RemoteDescriptor } from '@canchero/shared-contracts/federation';

// written by the build of the single bundle (tools/bundling/replacements.mjs)
export const descriptors: readonly Omit<RemoteDescriptor, 'contracts'>[];
export const modules: Readonly<Record<string, () => Promise<{ default: unknown }>>>;
