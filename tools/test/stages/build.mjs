import { build } from '../../bundling/build.mjs';
import { buildTargets } from '../../bundling/packages.mjs';

/** Builds everything that `npm start` serves. */
export async function buildAll({ log }) {
  const built = await build();
  if (!built.length) log('all is up to date');
  return { passed: buildTargets().filter((target) => !target.onRequest).length, failed: 0 };
}
