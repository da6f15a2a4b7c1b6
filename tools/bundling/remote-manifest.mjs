import { createHash } from 'node:crypto';

/** Matches a module from the share scope and captures its name there. */
const SHARED = /^consume shared module \(\w+\) (.+)@/;
/** Matches a catalogue of texts and captures its language. */
const CATALOGUE = /[\\/]lang[\\/](\w+)\.json$/;
const HOT_UPDATE = '.hot-update.';

/** Returns the name of the chunk of an exposed module. @param {string} key such as `./widgets/add-consumption` */
export const exposedChunk = (key) => `expose-${key.slice(2).replaceAll('/', '-')}`;

/**
 * Adds to the federation manifest, as `metaData.canchero`, what the shell needs to fetch a remote's files beside its
 * entry and to check them: the shared modules that each exposed module imports at once, the catalogues by language, and
 * the checksum of every file.
 * @param {{stats: object, compilation: import('@rspack/core').Compilation}} build
 * @see https://module-federation.io/configure/manifest `additionalData`
 */
export function addFilesToManifest({ stats, compilation }) {
  stats.metaData.canchero = {
    shared: Object.fromEntries(stats.exposes.map(({ path }) => [path, sharedBy(compilation, path)])),
    catalogues: catalogues(compilation),
    ...(compilation.options.mode === 'production' && { integrity: checksums(compilation) }),
  };
  return stats;
}

/** Lists the shared modules in the chunks that come with an exposed module. */
function sharedBy({ namedChunks, chunkGraph }, key) {
  const chunks = [...namedChunks.get(exposedChunk(key)).groupsIterable].flatMap((group) => group.chunks);
  return [...new Set(chunks.flatMap((chunk) => chunkGraph.getChunkModules(chunk)))]
    .flatMap((module) => SHARED.exec(module.identifier())?.[1] ?? [])
    .sort();
}

function catalogues({ modules, chunkGraph }) {
  const files = [...modules].flatMap((module) => {
    const language = CATALOGUE.exec(module.nameForCondition() ?? '')?.[1];
    if (!language) return [];
    const scripts = [...chunkGraph.getModuleChunks(module)].flatMap((chunk) => [...chunk.files]);
    return [[language, scripts.filter((script) => script.endsWith('.js') && !script.includes(HOT_UPDATE))]];
  });
  return Object.fromEntries(files);
}

function checksums(compilation) {
  const files = compilation.getAssets().filter(({ name }) => /\.(js|css)$/.test(name));
  const checksum = ({ source }) => `sha256-${createHash('sha256').update(source.buffer()).digest('base64')}`;
  return Object.fromEntries(files.map((file) => [file.name, checksum(file)]));
}
