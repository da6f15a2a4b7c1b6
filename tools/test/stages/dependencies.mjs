import path from 'node:path';
import { ROOT, readPackage } from '../../bundling/workspace.mjs';
import { audit, auditProblems, lineOf, TOLERATED } from '../../dependencies/audit.mjs';
import { writeBillOfMaterials } from '../../dependencies/bill-of-materials.mjs';

/** File of the product's bill of materials, kept as a record of its dependencies. */
const BILL = path.join(ROOT, '.cache/sbom.json');

/**
 * Writes the list of the product's packages, and asks the registry for known vulnerabilities of them. A registry that
 * does not answer fails nothing: it is said, and the next run asks again.
 */
export async function dependencies({ log }) {
  const bill = await writeBillOfMaterials(BILL);
  const missing = Object.entries(readPackage('api').dependencies)
    .filter(([, version]) => !version.startsWith('workspace:'))
    .map((pair) => pair.join('@'))
    .filter((dependency) => !bill.includes(dependency));
  for (const dependency of missing) log(`${dependency} is not in the bill of materials`);
  const listed = { passed: missing.length ? 0 : 1, failed: missing.length };

  const answer = await audit();
  if ('silent' in answer) {
    log(`vulnerabilities were not looked up: ${answer.silent}`);
    return listed;
  }
  for (const advisory of answer.advisories) log(lineOf(advisory));
  const problems = auditProblems(answer.advisories, TOLERATED, new Date().toISOString().slice(0, 10));
  for (const problem of problems) log(`to be done: ${problem}`);
  return { passed: listed.passed + (problems.length ? 0 : 1), failed: listed.failed + problems.length };
}
