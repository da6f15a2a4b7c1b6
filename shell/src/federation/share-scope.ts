/** What the shell provides, filled in by the bundler: by name, then by version. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, { get(): Promise<unknown> }>>>>;

/** The share scope of the page. */
export async function shareScope(): Promise<ShareScope> {
  await __webpack_init_sharing__('default');
  return __webpack_share_scopes__.default as ShareScope;
}

/** Fetches shared modules that a remote will ask for. A failure is shown when it does. */
export async function preloadShared(names: readonly string[]): Promise<void> {
  const scope = await shareScope();
  for (const { get } of names.flatMap((name) => Object.values(scope[name] ?? {}))) get().catch(() => undefined);
}
