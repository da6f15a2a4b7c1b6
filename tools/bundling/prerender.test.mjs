import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { rspack } from '@rspack/core';
import { PAGES_FILE, PrerenderPlugin } from './prerender.mjs';
import { ROOT } from './workspace.mjs';

const remote = mkdtempSync(path.join(tmpdir(), 'mfe-pages-'));
after(() => {
  rmSync(remote, { recursive: true });
  rmSync(path.join(ROOT, '.cache/prerender', path.basename(remote)), { recursive: true, force: true });
});

/** Writes the files of a remote and builds it. @returns {Promise<string>} folder of the release */
async function build(files) {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(remote, file)), { recursive: true });
    writeFileSync(path.join(remote, file), content);
  }
  const shared = { resolve: {}, rules: [{ test: /\.jpg$/, type: 'asset/resource' }], plugins: [] };
  const out = path.join(remote, 'dist');
  const compiler = rspack({
    context: remote,
    mode: 'production',
    entry: './src/index.js',
    output: { path: out, assetModuleFilename: 'static/[name].[contenthash:8][ext]' },
    module: { rules: shared.rules },
    plugins: [new PrerenderPlugin(remote, shared)],
  });
  const stats = await new Promise((done, fail) =>
    compiler.run((error, result) => (error ? fail(error) : done(result))),
  );
  await new Promise((done) => compiler.close(done));
  assert.equal(stats.hasErrors(), false, stats.toString({ all: false, errors: true }));
  return out;
}

test('a picture that the pages alone name is in the release, under the address that they name', async () => {
  const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
  const out = await build({
    'src/index.js': `import shown from './shown.jpg'; console.log(shown);`,
    'src/shown.jpg': Buffer.from([0xff, 0xd8, 9]),
    'src/preview.jpg': picture,
    'src/prerender.tsx': `
      import preview from './preview.jpg';
      import shown from './shown.jpg';
      export const prerenderPages = async () => ({ es: [{ path: '/', image: preview, body: shown }] });`,
  });
  const [page] = JSON.parse(readFileSync(path.join(out, PAGES_FILE), 'utf8')).es;
  assert.match(page.image, /^__RELEASE__\/static\/preview\.[0-9a-f]{8}\.jpg$/);
  assert.deepEqual(readFileSync(path.join(out, page.image.replace('__RELEASE__/', ''))), picture);
  // what the browser's build has already is not there twice
  assert.equal(readdirSync(path.join(out, 'static')).length, 2);
});
