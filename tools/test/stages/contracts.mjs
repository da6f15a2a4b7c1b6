import { contractProblems, contractsVersion, presentApi } from '../../contracts/contracts.mjs';
import { RECORDS, readRecord } from '../../contracts/record.mjs';

/**
 * Checks that the version of the contracts fits what changed in the API of the shared modules since the last release,
 * and that their record is up to date.
 */
export async function contracts({ log }) {
  const [released, recorded] = [readRecord(RECORDS.released), readRecord(RECORDS.now)];
  const problems = contractProblems({ released, recorded, api: await presentApi(), version: contractsVersion() });
  for (const problem of problems) log(problem);
  return { passed: problems.length ? 0 : 1, failed: problems.length ? 1 : 0 };
}
