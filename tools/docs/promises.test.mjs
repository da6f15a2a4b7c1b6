import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../bundling/workspace.mjs';

const page = readFileSync(path.join(ROOT, 'docs/promises.md'), 'utf8');
const rows = page.split('\n').filter((line) => /^\| \d+ \|/.test(line));

test('there are fifteen promises', () => assert.equal(rows.length, 15));

for (const row of rows) {
  const [, number, promise, , proofs] = row.split('|').map((cell) => cell.trim());
  test(`promise ${number} is asserted where the page says: ${promise.slice(0, 60)}`, () => {
    const named = proofs.split('; ').map((proof) => ({
      file: /\]\(\.\.\/([^)]+)\)/.exec(proof)?.[1] ?? '',
      titles: [...proof.matchAll(/“([^”]+)”/g)].map(([, title]) => title),
    }));
    assert.ok(named.length > 0);
    for (const { file, titles } of named) {
      const text = readFileSync(path.join(ROOT, file), 'utf8').replaceAll("\\'", "'");
      assert.ok(titles.length > 0, `${file} without a title`);
      for (const title of titles) assert.ok(text.includes(title), `${file} has no “${title}”`);
    }
  });
}
