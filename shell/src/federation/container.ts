import { ChunkLoadError } from '@canchero/shared-contracts/kit';

/**
 * Container that a remote's entry leaves in the page.
 * @see https://webpack.js.org/concepts/module-federation/ Module Federation: `init` and `get` of a dynamic remote
 * container
 */
export interface Container {
  init(shareScope: object): unknown;
  /** Returns a factory of the module once its files are loaded. */
  get(module: string): Promise<() => unknown>;
}

const asked = new Map<string, number>();

/**
 * Runs a remote's entry and returns its container. A script cannot be aborted, and the same address would queue behind
 * a request that hangs: each retry has its own address, which the remote's chunks take over. Has no time limit.
 * @throws ChunkLoadError with reason `entry` or `evaluation`
 */
export async function fetchContainer(remote: string, entry: string, globalName: string): Promise<Container> {
  const times = asked.get(entry) ?? 0;
  asked.set(entry, times + 1);
  const page = globalThis as unknown as Record<string, Container | undefined>;
  // a script's `var` cannot be deleted
  page[globalName] = undefined;
  await runScript(remote, times === 0 ? entry : `${entry}?retry=${times}`);
  const container = page[globalName];
  if (!container) throw new ChunkLoadError(`${entry} left no container`, remote, 'evaluation');
  return container;
}

function runScript(remote: string, url: string): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new ChunkLoadError(`${url} could not be fetched`, remote, 'entry'));
    document.head.append(script);
  }).finally(() => script.remove());
}
