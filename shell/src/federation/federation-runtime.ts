import type { RemoteRelease } from '@canchero/shared-contracts/federation';
import { getInstance, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { type Attempt, addressOf, createAttempt } from './attempt';
import { runtimePlugin } from './runtime-plugin';

const latest = new Map<string, Attempt>();
let prepared = false;

const keyOf = ({ name, version }: RemoteRelease) => `${name}@${version}`;

/** Returns the present attempt to load a release, and makes it known to the federation runtime if it is the first. */
export function present(release: RemoteRelease): Attempt {
  return latest.get(keyOf(release)) ?? begin(release, 0);
}

function begin(release: RemoteRelease, number: number): Attempt {
  if (!prepared) registerPlugins([runtimePlugin]);
  prepared = true;
  const attempt = createAttempt(release, number);
  latest.set(keyOf(release), attempt);
  registerRemotes([{ name: attempt.name, entry: addressOf(release.entry, attempt) }]);
  return attempt;
}

/** Gives up the present attempt, so that the next load fetches again. */
export function evict(release: RemoteRelease): void {
  const attempt = latest.get(keyOf(release));
  if (!attempt) return;
  attempt.cancel.abort();
  const remotes = getInstance()?.options.remotes ?? [];
  remotes.splice(0, remotes.length, ...remotes.filter(({ name }) => name !== attempt.name));
  forgetFailedShares();
  removeUnfinished(release.entry);
  begin(release, attempt.number + 1);
}

declare global {
  /**
   * Number of times that chunks of the shell hung, which their next addresses bear (tools/bundling/chunk-query.mjs).
   */
  var cancheroRetries: number | undefined;
}

/**
 * Fails the chunks of the shell that are still being fetched, such as a shared module's: the bundler would wait for
 * them again. The next request for one has another address.
 */
export function failHungShellChunks(): void {
  const hung = document.querySelectorAll('script[data-rspack^="canchero_shell:"]');
  if (hung.length) globalThis.cancheroRetries = (globalThis.cancheroRetries ?? 0) + 1;
  for (const script of hung) script.dispatchEvent(new Event('error'));
}

/** Forgets shared modules that failed: the runtime would answer with the same failure for ever. */
function forgetFailedShares(): void {
  const scopes = Object.values(getInstance()?.shareScopeMap ?? {});
  for (const share of scopes.flatMap((scope) => Object.values(scope).flatMap((versions) => Object.values(versions))))
    if (share.loading && !share.loaded && !share.lib) share.loading = null;
}

/**
 * Removes scripts and style sheets of a release that are still being fetched: the bundler would find one that hangs and
 * wait for it again. A script is removed once it has run; a style sheet in use bears no `data-rspack-loading`.
 */
function removeUnfinished(entry: string): void {
  const folder = new URL('.', new URL(entry, window.location.href)).href;
  const unfinished = 'script[src], link[rel="stylesheet"][data-rspack-loading]';
  for (const element of document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(unfinished))
    if (('src' in element ? element.src : element.href).startsWith(folder)) element.remove();
}
