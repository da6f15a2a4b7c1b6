import assert from 'node:assert/strict';
import test from 'node:test';
import { compareApis, lowestVersion, neededBump } from './compare.mjs';

const api = (declarations, packages = {}) => ({
  reports: { kit: `## Report\n\n\`\`\`ts\n\n${declarations}\n\n\`\`\`\n` },
  packages,
});
const difference = (before, after) => {
  const changes = compareApis(before, after);
  return [neededBump(changes), ...changes.map(({ name, kind }) => `${kind} ${name}`).sort()];
};

const host = (members) =>
  `// @public @sealed\ninterface Host { ${members} }\n// @public\nexport function useHost(): Host;`;
const button = (props) => `interface Props { ${props} }\nexport const Button: (props: Props) => string;`;

for (const [what, before, after, expected] of [
  ['nothing', host('toast(): void;'), host('toast(): void;'), [null]],
  ['a comment', host('toast(): void;'), host('// (undocumented)\n toast(): void;'), [null]],
  ['a local type that no export uses', host(''), `${host('')}\ninterface Other { a: string }`, [null]],
  ['an added name', host(''), `${host('')}\nexport const two: number;`, ['minor', 'added two']],
  ['a removed name', `${host('')}\nexport const two: number;`, host(''), ['major', 'removed two']],
  ['an added type', host(''), `${host('')}\nexport type Two = 2;`, ['minor', 'added Two']],
  ['a removed type', `${host('')}\nexport type Two = 2;`, host(''), ['major', 'removed Two']],
  [
    'a renamed import of a package',
    `import { Component as Component_2 } from 'react';\nexport { Component_2 as Component }`,
    `import { Component as Component_3 } from 'react';\nexport { Component_3 as Component }`,
    [null],
  ],
  [
    'a changed type',
    'export const one: () => string;',
    'export const one: () => number;',
    ['major', 'incompatible one'],
  ],
  ['a value that is only a type now', 'export class One {}', 'export interface One {}', ['major', 'incompatible One']],
  ['an optional prop', button('label: string;'), button('label: string; size?: 1 | 2;'), ['minor', 'changed Props']],
  ['a required prop', button('label: string;'), button('label: string; size: 1;'), ['major', 'incompatible Props']],
  [
    'a removed optional prop',
    button('label: string; size?: 1;'),
    button('label: string;'),
    ['major', 'incompatible Props'],
  ],
  ['a prop that takes more', button('size?: 1;'), button('size?: 1 | 2;'), ['minor', 'changed Props']],
  ['a prop that takes less', button('size?: 1 | 2;'), button('size?: 1;'), ['major', 'incompatible Props']],
  [
    'a renamed local type',
    button('label: string;'),
    button('label: string;').replaceAll('Props', 'ButtonProps'),
    ['minor', 'changed Button'],
  ],
  ['a service more', host('toast(): void;'), host('toast(): void; call(): void;'), ['minor', 'changed Host']],
  [
    'a field more of what a schema describes, in what the shell gives',
    `const Club: { output: { id: string } };\ntype Club = typeof Club['output'];\n${host('club: Club;')}`,
    `const Club: { output: { id: string; name: string } };\ntype Club = typeof Club['output'];\n${host('club: Club;')}`,
    ['minor', 'changed Host'],
  ],
  [
    'a name more of a package',
    `import { memo } from 'react';\nexport { memo }`,
    `import { memo } from 'react';\nimport { lazy } from 'react';\nexport { memo }\nexport { lazy }`,
    ['minor', 'added lazy'],
  ],
  [
    'own code in place of a package, with another type',
    `import { isValidElement } from 'react';\nexport { isValidElement }`,
    'export const isValidElement: (object: unknown) => boolean;',
    ['major', 'incompatible isValidElement'],
  ],
  [
    'own code in place of a package with the same type',
    `import { startTransition } from 'react';\nexport { startTransition }`,
    'export const startTransition: (scope: () => unknown) => void;',
    ['minor', 'changed startTransition'],
  ],
  ['a service less', host('toast(): void; call(): void;'), host('toast(): void;'), ['major', 'incompatible Host']],
  [
    'an optional parameter',
    'export function one(a: string): void;',
    'export function one(a: string, b?: string): void;',
    ['minor', 'changed one'],
  ],
  [
    'a required parameter',
    'export function one(a: string): void;',
    'export function one(a: string, b: string): void;',
    ['major', 'incompatible one'],
  ],
  ['another literal', 'export const one = "a";', 'export const one = "b";', ['minor', 'changed one']],
  [
    'a longer list',
    'export const LIST: readonly ["a"];',
    'export const LIST: readonly ["a", "b"];',
    ['minor', 'changed LIST'],
  ],
  [
    'a generic type alone',
    'export interface Tile<T extends string> { value: T; }',
    'export interface Tile<T extends string> { value: T; wide?: boolean; }',
    ['minor', 'changed Tile'],
  ],
  [
    'a property of another type',
    'export interface Tile { value: string; }',
    'export interface Tile { value: number; }',
    ['major', 'incompatible Tile'],
  ],
]) {
  test(what, () => assert.deepEqual(difference(api(before), api(after)), expected));
}

const of = (version, ...names) => api('', { luxon: { version, names } });
for (const [what, before, after, expected] of [
  ['the same package', of('3.7.2', 'DateTime'), of('3.7.2', 'DateTime'), [null]],
  ['a patch of a package', of('3.7.2', 'DateTime'), of('3.7.3', 'DateTime'), [null]],
  ['a minor version of a package', of('3.7.2'), of('3.8.0'), ['minor', 'changed 3.7.2 → 3.8.0']],
  ['a major version of a package', of('3.7.2'), of('4.0.0'), ['major', 'incompatible 3.7.2 → 4.0.0']],
  ['a name more of a package', of('3.7.2'), of('3.7.2', 'Info'), ['minor', 'added Info']],
  ['a name less of a package', of('3.7.2', 'Info'), of('3.7.2'), ['major', 'removed Info']],
  ['another package', api(''), of('3.7.2'), ['minor', 'added the package']],
  ['a package less', of('3.7.2'), api(''), ['major', 'removed the package']],
]) {
  test(what, () => assert.deepEqual(difference(before, after), expected));
}

for (const [kind, lowest] of [
  ['added', '2.4.0'],
  ['changed', '2.4.0'],
  ['removed', '3.0.0'],
  ['incompatible', '3.0.0'],
]) {
  test(`after 2.3.1, what is ${kind} needs ${lowest}`, () => {
    assert.equal(lowestVersion('2.3.1', [{ module: 'kit', name: 'one', kind }]), lowest);
  });
}
test('no change needs no version', () => assert.equal(lowestVersion('2.3.1', []), '2.3.1'));
