import ts from 'typescript-api';

/**
 * Declaration of a report, or what it passes on of a package (`from`). `statements` have no comments; `local` is neither
 * exported nor an interface, so that it counts as a part of those that mention it; `sealed` is made by the shell alone
 * (TSDoc's `@sealed`).
 * @typedef {{name: string, statements: string[], exported: boolean, local: boolean, sealed: boolean, members: string[],
 *   from?: string}} Declaration
 */

/**
 * Parses a report of API Extractor.
 * @param {string} report Markdown
 * @returns {{imports: string[], declarations: Map<string, Declaration>}} `imports`: the import statements
 */
export function readReport(report) {
  const source = /```ts\n([\s\S]*?)\n```/.exec(report)?.[1] ?? '';
  const { statements } = ts.createSourceFile('report.d.ts', source, ts.ScriptTarget.Latest, true);
  const imported = new Map(statements.flatMap(importsOf));
  const declarations = new Map();
  for (const node of statements) {
    for (const name of namesOf(node)) {
      declarations.set(name, joined(declarations.get(name), declarationOf(name, node, source)));
    }
    for (const [local, name] of specifiersOf(node)) declarations.set(name, passedOn(name, imported.get(local)));
  }
  return { imports: statements.filter(ts.isImportDeclaration).map(plainText), declarations };
}

function declarationOf(name, node, source) {
  const sealed = source.slice(node.getFullStart(), node.getStart()).includes('@sealed');
  const exported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
  const local = !exported && !sealed && !ts.isInterfaceDeclaration(node);
  return { name, statements: [plainText(node)], exported, local, sealed, members: membersOf(node) };
}

/** Joins two declarations of one name, such as a schema and its type. */
const joined = (one, other) =>
  one
    ? {
        ...other,
        statements: [...one.statements, ...other.statements],
        local: one.local && other.local,
        sealed: one.sealed || other.sealed,
        members: [...one.members, ...other.members],
      }
    : other;

const passedOn = (name, { from, name: original }) => ({
  name,
  statements: [`{ ${original} as ${name} } from '${from}';`],
  exported: true,
  local: false,
  sealed: false,
  members: [],
  from,
});

/**
 * Returns a declaration together with the local ones that it mentions, directly or not.
 * @param {string} name @param {Map<string, Declaration>} declarations
 * @returns {{text: string, members: Set<string>}}
 */
export function wholeDeclaration(name, declarations) {
  const found = new Set();
  const visit = (word) => {
    const declaration = declarations.get(word);
    if (!declaration || found.has(declaration) || (word !== name && !declaration.local)) return;
    found.add(declaration);
    for (const [next] of declaration.statements.join().matchAll(/[\w$]+/g)) visit(next);
  };
  visit(name);
  const parts = [...found];
  return {
    text: parts.flatMap(({ statements }) => statements).join('\n'),
    members: new Set(parts.flatMap(({ members }) => members)),
  };
}

/** Lists the names that a statement declares. */
function namesOf(node) {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.text);
  return ts.isDeclarationStatement(node) && node.name ? [node.name.text] : [];
}

/** Lists the names that a statement imports, each with where it is from. */
function importsOf(node) {
  if (!ts.isImportDeclaration(node)) return [];
  const { name, namedBindings } = node.importClause;
  const from = node.moduleSpecifier.text;
  const elements = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  return [
    ...(name ? [[name.text, { from, name: 'default' }]] : []),
    ...elements.map((element) => [element.name.text, { from, name: (element.propertyName ?? element.name).text }]),
  ];
}

/** Lists `[local name, exported name]` of an export without declaration. */
const specifiersOf = (node) =>
  ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause)
    ? node.exportClause.elements.map(({ name, propertyName }) => [(propertyName ?? name).text, name.text])
    : [];

/** Lists the names of all properties and methods within a declaration. */
function membersOf(node) {
  const found = [];
  const visit = (child) => {
    if ((ts.isTypeElement(child) || ts.isClassElement(child)) && child.name?.text) found.push(child.name.text);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

const printer = ts.createPrinter({ removeComments: true });
/** Returns the text of a statement in one form, without comments and `export`. */
const plainText = (node) =>
  printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replace(/^export /, '');
