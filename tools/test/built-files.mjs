import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ROOT } from '../bundling/workspace.mjs';

const read = (file) => readFileSync(path.join(ROOT, file));

/** Returns the size of a built file in kB (gzip). @param {string} file relative to the root */
export const kB = (file) => gzipSync(read(file), { level: 9 }).length / 1000;

/** Lists the files of a package's build by name, without the compressed ones. @param {string} name of the package */
export const staticFiles = (name) =>
  readdirSync(path.join(ROOT, name, 'dist/static')).filter((file) => /\.(js|css)$/.test(file));

/** Returns the manifest of a built remote. */
export const manifestOf = (name) => JSON.parse(read(`${name}/dist/mf-manifest.json`));

/** Returns the scripts that index.html names, relative to the root. */
export function firstScripts() {
  const named = read('shell/dist/index.html')
    .toString()
    .matchAll(/(?:src|href)="\/(static\/[^"]+\.js)"/g);
  return [...new Set([...named].map(([, file]) => `shell/dist/${file}`))];
}

/** Returns the tags of index.html that name a file of the build. */
export const tags = () =>
  [
    ...read('shell/dist/index.html')
      .toString()
      .matchAll(/<(?:script|link)[^>]*\/(static\/[^"]+)"[^>]*>/g),
  ].map(([tag, file]) => ({ tag, file: `shell/dist/${file}` }));

/** Returns the content of a built file, and whether its compressed copy has the same. */
export function contentOf(file) {
  const content = read(file);
  const small = readdirSync(path.join(ROOT, path.dirname(file))).includes(`${path.basename(file)}.gz`);
  return { content, sameCompressed: !small || gunzipSync(read(`${file}.gz`)).equals(content) };
}

/** Lists the chunks that a built entry fetches in one step, as in `Promise.all([e(1),e(2)])`. */
const chunkIds = (step) => [...step.matchAll(/\.e\((\d+)\)/g)].map(([, id]) => id);

/** Returns the script of each chunk of a build by the chunk's id, which a script names first. */
function scriptsById(name) {
  const scripts = staticFiles(name).filter((file) => file.endsWith('.js'));
  return new Map(
    scripts.flatMap((file) => {
      const ids = /\.push\(\[\[([\d,]+)\]/.exec(read(`${name}/dist/static/${file}`).subarray(0, 500).toString())?.[1];
      return ids?.split(',').map((id) => [id, `${name}/dist/static/${file}`]) ?? [];
    }),
  );
}

/** Returns the scripts that the shell fetches for each shared module, as its built entry says. */
export function sharedScripts() {
  const entry = read(firstScripts().find((file) => /\/main\./.test(file))).toString();
  const byId = scriptsById('shell');
  const steps = entry.matchAll(
    /name:"([^"]+)",version:"[^"]+",factory:\(\)=>((?:Promise\.all\(\[[^\]]+\]\)|\w+\.e\(\d+\)))/g,
  );
  return new Map([...steps].map(([, name, step]) => [name, chunkIds(step).flatMap((id) => byId.get(id) ?? [])]));
}

/** Returns the scripts that a remote's entry fetches for each exposed module, as the built entry says. */
export function exposedScripts(name) {
  const entry = read(`${name}/dist/${manifestOf(name).metaData.remoteEntry.name}`).toString();
  const byId = scriptsById(name);
  const steps = entry.matchAll(/"(\.\/[\w/-]+)":\(\)=>((?:Promise\.all\(\[[^\]]+\]\)|\w+\.e\(\d+\)))/g);
  return new Map([...steps].map(([, key, step]) => [key, chunkIds(step).flatMap((id) => byId.get(id) ?? [])]));
}
