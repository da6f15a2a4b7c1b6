/** Files with texts, by language. */
type Catalogues = Readonly<Record<string, readonly string[]>>;

/** Contents of a manifest that the shell uses, with absolute addresses. */
export interface RemoteFiles {
  /** Scripts, style sheets and shared modules that each exposed module asks for at once, by its path, like `./app`. */
  modules: Readonly<Record<string, { files: readonly string[]; shared: readonly string[] }>>;
  /** The same for each screen whose code comes after the app's, by the name of its folder, with texts of its own. */
  screens: Readonly<Record<string, { files: readonly string[]; shared: readonly string[]; catalogues: Catalogues }>>;
  /** True if its scripts are ECMAScript modules, as Vite builds them. */
  esm: boolean;
  catalogues: Catalogues;
  /** Checksums of scripts and style sheets, by address. Empty for a developer's build. */
  integrity: ReadonlyMap<string, string>;
}

/**
 * Part of mf-manifest.json that is read; `canchero` is what our build adds (tools/bundling/remote-manifest.mjs), and
 * what remotes of other builds lack.
 * @see https://module-federation.io/configure/manifest
 */
interface Manifest {
  metaData: {
    remoteEntry?: { type?: string };
    canchero?: {
      shared: Record<string, string[]>;
      screens?: Record<string, { files: string[]; shared: string[]; catalogues?: Record<string, string[]> }>;
      catalogues: Record<string, string[]>;
      integrity?: Record<string, string>;
    };
  };
  exposes: { path: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
}

/**
 * Reads a remote's manifest. `url` is its address, to which its files are relative.
 * @throws Error if the text is not a manifest
 */
export function readManifest(text: string, url: string): RemoteFiles {
  const { metaData, exposes } = (JSON.parse(text) ?? {}) as { [K in keyof Manifest]?: Partial<Manifest[K]> };
  if (!metaData || !Array.isArray(exposes)) throw new Error('not a manifest');
  const { shared = {}, screens = {}, catalogues = {}, integrity = {} } = metaData.canchero ?? {};
  const base = new URL(url, window.location.href);
  const whole = (file: string) => new URL(file, base).href;
  const wholeOf = (texts: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(texts).map(([language, files]) => [language, files.map(whole)]));
  return {
    esm: metaData.remoteEntry?.type === 'module',
    modules: Object.fromEntries(
      (exposes as Manifest['exposes']).map(({ path, assets }) => [
        path,
        { files: [...assets.css.sync, ...assets.js.sync].map(whole), shared: shared[path] ?? [] },
      ]),
    ),
    screens: Object.fromEntries(
      Object.entries(screens).map(([name, { files, shared, catalogues = {} }]) => [
        name,
        { files: files.map(whole), shared, catalogues: wholeOf(catalogues) },
      ]),
    ),
    catalogues: wholeOf(catalogues),
    integrity: new Map(Object.entries(integrity).map(([file, checksum]) => [whole(file), checksum])),
  };
}
