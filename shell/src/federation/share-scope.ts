/** Modules that the shell provides, by name, then by version. The bundler fills it. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, { get(): Promise<unknown> }>>>>;

/**
 * Returns the share scope of the page.
 * @see https://webpack.js.org/concepts/module-federation/ Module Federation: share scope
 */
export async function shareScope(): Promise<ShareScope> {
  await __webpack_init_sharing__('default');
  return __webpack_share_scopes__.default as ShareScope;
}

/** Preloads shared modules that a remote will ask for. The remote's own request reports a failure. */
export async function preloadShared(names: readonly string[]): Promise<void> {
  const scope = await shareScope();
  for (const { get } of names.flatMap((name) => Object.values(scope[name] ?? {}))) get().catch(() => undefined);
}
