import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { rspack } from '@rspack/core';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/** Size in bytes below which a compressed file saves nothing. */
const MIN_BYTES = 512;

/** Writes `.br` and `.gz` beside every text asset, so that no request waits for compression. */
export class PrecompressPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PrecompressPlugin', (compilation) => {
      // after Module Federation has written its manifest
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'PrecompressPlugin', stage }, async (assets) => {
        const texts = Object.entries(assets).filter(([name]) => /\.(js|css|json|svg)$/.test(name));
        await Promise.all(texts.map(([name, source]) => compress(compilation, name, source.buffer())));
      });
    });
  }
}

async function compress(compilation, name, bytes) {
  if (bytes.length < MIN_BYTES) return;
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzip(bytes, { level: 9 })]);
  compilation.emitAsset(`${name}.br`, new rspack.sources.RawSource(br));
  compilation.emitAsset(`${name}.gz`, new rspack.sources.RawSource(gz));
}
