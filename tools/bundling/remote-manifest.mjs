import { checksums, isFile } from './checksums-file.mjs';

/** Matches a module from the share scope and captures its name there. */
const SHARED = /^consume shared module \(\w+\) (.+)@/;
/** Matches a catalogue of texts and captures the name of the screen that it belongs to, if any, and its language. */
const CATALOGUE = /(?:[\\/]screens[\\/]([\w-]+))?[\\/]lang[\\/](\w+)\.json$/;
/** Matches the import of a screen and captures the name of its folder. */
const SCREEN = /screens\/([\w-]+)\/\1-screen$/;

/** Returns the name of the chunk of an exposed module. @param {string} key such as `./widgets/add-consumption` */
export const exposedChunk = (key) => `expose-${key.slice(2).replaceAll('/', '-')}`;

/**
 * Adds to the federation manifest, as `metaData.canchero`, what the shell needs to fetch a remote's files beside its
 * entry and to check them: the shared modules that each exposed module imports at once, what each later screen needs with
 * the catalogues of its own, the others by language, and the checksum of every file.
 * @param {{stats: object, compilation: import('@rspack/core').Compilation}} build
 * @see https://module-federation.io/configure/manifest `additionalData`
 */
export function addFilesToManifest({ stats, compilation }) {
  stats.metaData.canchero = {
    shared: Object.fromEntries(
      stats.exposes.map(({ path }) => [path, sharedBy(compilation, groupsOf(compilation, path))]),
    ),
    screens: screens(compilation),
    catalogues: catalogues(compilation),
    ...(compilation.options.mode === 'production' && { integrity: checksums(compilation) }),
  };
  return stats;
}

const groupsOf = ({ namedChunks }, key) => [...namedChunks.get(exposedChunk(key)).groupsIterable];
const chunksOf = (groups) => [...new Set(groups.flatMap((group) => group.chunks))];

/** Lists the shared modules in the chunks of some groups. */
const sharedBy = ({ chunkGraph }, groups) => [
  ...new Set(
    chunksOf(groups)
      .flatMap((chunk) => chunkGraph.getChunkModules(chunk))
      .flatMap((module) => SHARED.exec(module.identifier())?.[1] ?? [])
      .sort(),
  ),
];

/** Lists what each screen with chunks of its own needs, by the name of its folder. */
function screens(compilation) {
  const groups = compilation.chunkGroups.flatMap((group) =>
    group.origins.flatMap(({ request }) => (SCREEN.test(request ?? '') ? [[SCREEN.exec(request)[1], group]] : [])),
  );
  return Object.fromEntries(
    groups.map(([name, group]) => [
      name,
      {
        files: chunksOf([group]).flatMap((chunk) => [...chunk.files].filter(isFile)),
        shared: sharedBy(compilation, [group]),
        catalogues: catalogues(compilation, name),
      },
    ]),
  );
}

/** Lists the files with the texts of a screen by language; without a screen, with those of the remote. */
function catalogues({ modules, chunkGraph }, screen) {
  const files = [...modules].flatMap((module) => {
    const [, owner, language] = CATALOGUE.exec(module.nameForCondition() ?? '') ?? [];
    if (!language || owner !== screen) return [];
    return [[language, [...chunkGraph.getModuleChunks(module)].flatMap((chunk) => [...chunk.files].filter(isFile))]];
  });
  return Object.fromEntries(files);
}
