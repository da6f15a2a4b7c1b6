/**
 * Checks whether the shell's contracts are in a range as the build writes it: `^1.2.3` (same major, not older), an
 * exact version, or `*`. Any other range does not fit. The service compares with the package semver, which is too large
 * here.
 */
export function fitsContracts(range: string, version = __CONTRACTS_VERSION__): boolean {
  if (range === '*' || range === version) return true;
  const wanted = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range);
  const have = /^(\d+)\.(\d+)\.(\d+)/.exec(version);
  if (!wanted || !have) return false;
  const [major, minor, patch] = [1, 2, 3].map((i) => Number(have[i]) - Number(wanted[i])) as [number, number, number];
  return major === 0 && (minor > 0 || (minor === 0 && patch >= 0));
}
