import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, remoteNames } from '../../bundling/workspace.mjs';
import { catalogueProblems, namingProblems, usageProblems } from '../catalogues.mjs';

const LANGUAGES = ['es', 'en', 'pt'];
const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.git', '.tmp', 'tools']);
const KIT = path.join(ROOT, 'shared-contracts/src/kit');
const ERROR_TEXTS = path.join(KIT, 'use-error-text.ts');

/** Checks that each `lang` folder has the same messages in every language, all valid and used, none missing, and one name for one thing. */
export async function messages({ log, remotes }) {
  const folders = (remotes.length ? remotes.map((name) => path.join(ROOT, name)) : [ROOT]).flatMap(catalogueFolders);
  if (!folders.length) throw new Error('no catalogue was found');
  let failed = 0;
  for (const folder of folders) {
    const problems = check(folder);
    for (const problem of problems) log(`${path.relative(ROOT, folder)}: ${problem}`);
    if (problems.length) failed += 1;
  }
  for (const language of LANGUAGES) {
    const named = Object.fromEntries(folders.map((folder) => [path.relative(ROOT, folder), textsOf(folder, language)]));
    const problems = namingProblems(named);
    for (const problem of problems) log(`${language}: ${problem}`);
    if (problems.length) failed += 1;
  }
  return { passed: folders.length + LANGUAGES.length - failed, failed };
}

function check(folder) {
  const missing = LANGUAGES.filter((language) => !existsSync(path.join(folder, `${language}.json`)));
  if (missing.length) return missing.map((language) => `${language}.json is missing`);
  const catalogues = Object.fromEntries(LANGUAGES.map((language) => [language, textsOf(folder, language)]));
  const own = path.dirname(folder);
  const isKit = own === KIT;
  const nested = isKit
    ? []
    : catalogueFolders(own)
        .map(path.dirname)
        .filter((below) => below !== own);
  const isNested = (file) => nested.some((below) => file.startsWith(below + path.sep));
  const files = (isKit ? [KIT, ...remoteFolders()] : [own]).flatMap(sourceFiles);
  const sources = files.filter((file) => !isNested(file)).map(textOf);
  const extending = files.filter(isNested).map(textOf);
  // the kit looks error texts up in the catalogue of the package that uses it
  if ([...sources, ...extending].some((source) => source.includes('useErrorText'))) sources.push(textOf(ERROR_TEXTS));
  const problems = usageProblems(Object.keys(catalogues.es), sources, { ...extended(own), extending });
  return [...catalogueProblems(catalogues), ...(isKit ? problems.filter(isUnused) : problems)];
}

const textsOf = (folder, language) => JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8'));
const keysOf = (folder) => Object.keys(textsOf(path.join(folder, 'lang'), 'es'));
const textOf = (file) => readFileSync(file, 'utf8');

/** Returns the keys that the catalogue of a folder extends: a remote's those of the kit, a screen's also the remote's. */
function extended(own) {
  const remote = remoteFolders().find((folder) => own === folder || own.startsWith(folder + path.sep));
  if (!remote) return {};
  return { replaceable: keysOf(KIT), inherited: own === remote ? [] : keysOf(remote) };
}

const remoteFolders = () => remoteNames().map((name) => path.join(ROOT, name));
/** A remote's source asks for texts of its own, which the kit lacks. */
const isUnused = (problem) => problem.endsWith('is used nowhere');

const entries = (folder) => readdirSync(folder, { withFileTypes: true }).filter((entry) => !SKIPPED.has(entry.name));

function catalogueFolders(folder) {
  return entries(folder)
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => (name === 'lang' ? [path.join(folder, name)] : catalogueFolders(path.join(folder, name))));
}

function sourceFiles(folder) {
  return entries(folder).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(full);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [full] : [];
  });
}
