import assert from 'node:assert/strict';
import test from 'node:test';
import { clones } from './remote-clones.mjs';

const lines = (count) => Array.from({ length: count }, (_, line) => `const value${line} = ${line};`);
const source = (remote, code) => ({ remote, file: `${remote}/src/part.ts`, source: code.join('\n') });

test('eleven lines that two remotes have in common are found, whatever stands between and beside them', () => {
  const one = source('mfe-a', ["import { a } from 'a';", 'a();', ...lines(11), 'b();']);
  const other = source('mfe-b', [
    '/** Text',
    ' * of two lines. */',
    ...lines(11).map((line) => `  ${line}\n\n  // why`),
  ]);
  assert.deepEqual(clones([one, other]), ['mfe-b/src/part.ts repeats more than 10 lines of mfe-a/src/part.ts']);
});

test('ten lines, imports, and what one remote repeats within itself are nothing', () => {
  const imports = lines(20).map((_, line) => `import {\n  a${line},\n} from 'a${line}';`);
  assert.deepEqual(clones([source('mfe-a', lines(10)), source('mfe-b', lines(10))]), []);
  assert.deepEqual(clones([source('mfe-a', imports), source('mfe-b', imports)]), []);
  assert.deepEqual(clones([source('mfe-a', lines(20)), { ...source('mfe-a', lines(20)), file: 'mfe-a/src/b.ts' }]), []);
});
