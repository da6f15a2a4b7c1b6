import assert from 'node:assert/strict';
import test from 'node:test';
import { missingNames } from './narrowed-imports.mjs';

const narrowed = { 'some-package': ['known'] };

for (const [what, source, expected] of [
  ['a name that the page has', `import { known } from 'some-package';`, []],
  ['one that it has not', `import { known, other } from 'some-package';`, ['other of some-package']],
  ['under another name', `import { other as mine } from 'some-package';`, ['other of some-package']],
  ['over several lines', `import {\n  known,\n  other,\n} from 'some-package';`, ['other of some-package']],
  ['types cost nothing', `import type { A } from 'some-package';\nimport { known, type B } from 'some-package';`, []],
  ['another package', `import { other } from 'other-package';`, []],
]) {
  test(what, () => assert.deepEqual(missingNames(source, narrowed), expected));
}
