import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pnpm } from './pnpm.mjs';

/**
 * Writes the packages of the product, those of development left out, as a software bill of materials.
 * @param {string} file
 * @returns {Promise<string[]>} `name@version` of each
 * @throws {Error} with pnpm's words
 * @see https://cyclonedx.org/docs/1.6/json/
 */
export async function writeBillOfMaterials(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];
  const { code, output } = await pnpm(['sbom', ...format, '--prod', '--lockfile-only', '--out', file]);
  if (code !== 0) throw new Error(`The bill of materials was not written:\n${output.trim()}`);
  const { components } = JSON.parse(readFileSync(file, 'utf8'));
  return components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`);
}
