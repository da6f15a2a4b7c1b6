import { createHash } from 'node:crypto';
import { rspack } from '@rspack/core';

/** Writes the checksums of the shell's scripts and style sheets beside its page, for the service. */
export class ChecksumsFilePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChecksumsFilePlugin', (compilation) => {
      // the files are final then: the scripts have the checksums of their chunks in them
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1;
      compilation.hooks.processAssets.tap({ name: 'ChecksumsFilePlugin', stage }, () => {
        const text = JSON.stringify(checksums(compilation));
        compilation.emitAsset('checksums.json', new rspack.sources.RawSource(text));
      });
    });
  }
}

/** Returns the checksum of each script and style sheet of a build, by path. @param {import('@rspack/core').Compilation} compilation */
export function checksums(compilation) {
  const files = compilation.getAssets().filter(({ name }) => isFile(name));
  const checksum = ({ source }) => `sha256-${createHash('sha256').update(source.buffer()).digest('base64')}`;
  return Object.fromEntries(files.map((file) => [file.name, checksum(file)]));
}

/** Tells scripts and style sheets from other files, and from the updates of a development server. */
export const isFile = (file) => /\.(js|css)$/.test(file) && !file.includes('.hot-update.');
