import path from 'node:path';
import ts from 'typescript-api';
import { wholeDeclaration } from './declarations.mjs';
import { CONTRACTS_FOLDER } from './shared-modules.mjs';

/** Folder in which the compared declarations seem to lie, so that their imports resolve as the contracts' own do. */
const FOLDER = path.join(CONTRACTS_FOLDER, '.compared');
const OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
};

/** Type of the check: a literal may change and a list may grow, since remotes read constants at run time. */
const PRELUDE =
  "import type * as before from './before'; type Wide<T> = T extends string ? string : T extends number ? number : " +
  'T extends boolean ? boolean : T extends readonly (infer E)[] ? readonly Wide<E>[] : T;';

/**
 * Finds out which changed declarations break code that was compiled against `before`. Each is compared for itself, with
 * the old ones of all others that it mentions: a value and a sealed type must still be what they were, any other type
 * must accept what it accepted. Members that are gone break too, since a remote may give them.
 * @param {ReturnType<typeof import('./declarations.mjs').readReport>} before @param {typeof before} after
 * @param {string[]} changed names that both have
 * @returns {Map<string, string>} name and the reason
 */
export function incompatibleNames(before, after, changed) {
  const files = new Map([['before.d.ts', moduleOf(before, [...before.declarations.values()])]]);
  for (const [index, name] of changed.entries()) files.set(`after-${index}.d.ts`, afterModule(name, before, after));
  const declared = programOf(files, [...files.keys()]);
  const checks = changed.map((name, index) => {
    const [old, now] = ['before.d.ts', `after-${index}.d.ts`].map((file) => kindOf(declared, file, name));
    const sealed = before.declarations.get(name).sealed || after.declarations.get(name).sealed;
    return checkOf(name, `import('./after-${index}').${name}`, { old, now, sealed });
  });
  files.set('check.ts', [PRELUDE, ...checks].join('\n'));
  const program = programOf(files, ['check.ts'], declared);
  const check = program.getSourceFile(path.join(FOLDER, 'check.ts'));
  const wrong = program.getSemanticDiagnostics(check).map(({ start, messageText }) => {
    const { line } = check.getLineAndCharacterOfPosition(start);
    const why = ts.flattenDiagnosticMessageText(messageText, '\n');
    if (line === 0) throw new Error(`The declarations cannot be compared: ${why}`);
    return [changed[line - 1], why.split('\n').at(-1).trim()];
  });
  return new Map([...wrong, ...changed.flatMap((name) => lostMembers(name, before, after))]);
}

const moduleOf = ({ imports }, declarations, more = '') =>
  [
    'export {};',
    ...imports,
    more,
    ...declarations.flatMap(({ statements }) => statements.map((one) => `export ${one}`)),
  ].join('\n');

/** Returns a module with the new declaration of one name, and the old ones of what it mentions. */
function afterModule(name, before, after) {
  const text = (word, { declarations }) => wholeDeclaration(word, declarations).text;
  const isOwn = (declaration) =>
    declaration.name === name ||
    !before.declarations.has(declaration.name) ||
    (declaration.local && text(declaration.name, before) !== text(declaration.name, after));
  const all = [...after.declarations.values()].filter((declaration) => !declaration.from || declaration.name === name);
  const old = all.filter((declaration) => !isOwn(declaration)).map((declaration) => declaration.name);
  return moduleOf(after, all.filter(isOwn), `import { ${old.join()} } from './before';`);
}

/** Returns one line that compiles if a declaration is compatible. */
function checkOf(name, after, { old, now, sealed }) {
  if (old.value && !now.value) return `{ const value: never = ${JSON.stringify(name)}; void value; }`;
  if (old.value) return `{ const value: Wide<typeof before.${name}> = null! as Wide<typeof ${after}>; void value; }`;
  const [was, is] = [`before.${name}${old.parameters}`, `${after}${now.parameters}`];
  return sealed
    ? `{ const given: ${was} = null! as ${is}; void given; }`
    : `{ const taken: ${is} = null! as ${was}; void taken; }`;
}

function lostMembers(name, before, after) {
  const [old, now] = [before, after].map(({ declarations }) => wholeDeclaration(name, declarations).members);
  const lost = [...old].filter((member) => !now.has(member));
  return lost.length ? [[name, `it no longer has ${lost.join(', ')}`]] : [];
}

/** Tells whether an export is a value, and returns arguments for its type parameters. */
function kindOf(program, file, name) {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(path.join(FOLDER, file)));
  const exported = checker.getExportsOfModule(module).find((one) => one.name === name);
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const { length = 0 } = symbol.declarations?.find((node) => node.typeParameters)?.typeParameters ?? [];
  return {
    value: Boolean(symbol.flags & ts.SymbolFlags.Value),
    parameters: length ? `<${Array(length).fill('any').join()}>` : '',
  };
}

/** Declarations of packages, which all programs have in common. */
const parsed = new Map();

function programOf(files, names, oldProgram) {
  const host = ts.createCompilerHost(OPTIONS);
  const textOf = (file) => (path.dirname(file) === FOLDER ? files.get(path.basename(file)) : undefined);
  const { fileExists, directoryExists, readFile, getSourceFile } = host;
  host.directoryExists = (folder) => folder === FOLDER || directoryExists(folder);
  host.fileExists = (file) => textOf(file) !== undefined || fileExists(file);
  host.readFile = (file) => textOf(file) ?? readFile(file);
  host.getSourceFile = (file, ...rest) => {
    const text = textOf(file);
    if (text !== undefined) return ts.createSourceFile(file, text, ...rest);
    if (!parsed.has(file)) parsed.set(file, getSourceFile(file, ...rest));
    return parsed.get(file);
  };
  const rootNames = names.map((name) => path.join(FOLDER, name));
  return ts.createProgram({ rootNames, options: OPTIONS, host, oldProgram });
}
