import { pnpm } from './pnpm.mjs';

/** Severities that fail `npm test`; the others are only named. */
const SEVERE = ['high', 'critical'];

/**
 * Advisory that may stay for a while.
 * @typedef {{advisory: string, reason: string, until: string}} Tolerated `until`: last day, as 2027-01-31
 */

/** @type {Tolerated[]} */
export const TOLERATED = [];

/**
 * Vulnerability that is known of a package in the product.
 * @typedef {{github_advisory_id: string, module_name: string, vulnerable_versions: string, severity: string,
 *   title: string}} Advisory
 */

/**
 * Asks the registry what is known of the packages of the product, those of development left out.
 * @param {string[]} args of pnpm, such as another registry
 * @returns {Promise<{advisories: Advisory[]} | {silent: string}>} `silent`: why the registry did not answer
 */
export async function audit(args = []) {
  const { output } = await pnpm(['audit', '--prod', '--json', ...args]);
  try {
    return { advisories: Object.values(JSON.parse(output).advisories) };
  } catch {
    return {
      silent: output
        .replaceAll(/[\s×│]+/g, ' ')
        .trim()
        .slice(0, 200),
    };
  }
}

/**
 * Returns what has to be done about advisories, one line each: those that are severe and not tolerated, and what is
 * tolerated although the day is over or nothing is left of it.
 * @param {Advisory[]} advisories @param {Tolerated[]} tolerated @param {string} today as 2027-01-31
 */
export function auditProblems(advisories, tolerated, today) {
  const stays = (id) => tolerated.some(({ advisory, until }) => advisory === id && until >= today);
  const severe = advisories.filter(({ severity }) => SEVERE.includes(severity));
  return [
    ...severe.filter(({ github_advisory_id: id }) => !stays(id)).map(lineOf),
    ...tolerated
      .filter(({ advisory }) => !advisories.some(({ github_advisory_id: id }) => id === advisory))
      .map(({ advisory }) => `${advisory} is tolerated, but nothing is known of it any more`),
  ];
}

/** @param {Advisory} advisory */
export const lineOf = ({ github_advisory_id: id, module_name: name, vulnerable_versions: versions, severity, title }) =>
  `${id} ${severity}: ${name} ${versions}: ${title}`;
