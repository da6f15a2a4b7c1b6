import { rspack } from '@rspack/core';

/**
 * Comment at a script's beginning that has V8 compile all functions of the script while it arrives, in the background.
 * Without it each is compiled at its first call, in the way of the first screen. Other engines ignore it.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** Returns the plugin that puts the hint in front of every script, after the minimizer, which removes comments. */
export const compileHint = () =>
  new rspack.BannerPlugin({
    banner: COMPILE_HINT,
    raw: true,
    test: /\.js$/,
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
