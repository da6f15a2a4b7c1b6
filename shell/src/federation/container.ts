import { ChunkLoadError } from '@canchero/shared-contracts/kit';

/** What a remote's entry leaves in the page: Module Federation's protocol. */
export interface Container {
  init(shareScope: object): unknown;
  /** A factory of the module, once its files are there. */
  get(module: string): Promise<() => unknown>;
}

const asked = new Map<string, number>();

/**
 * Runs a remote's entry. A script cannot be aborted, and the same address again would queue behind one that hangs: each
 * further time it has an address of its own, which its chunks take over.
 * Rejects with ChunkLoadError, `entry` or `evaluation`; waits for as long as the browser does.
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
