import { parseArgs } from 'node:util';

/**
 * Reads numbers from the command line: `--rounds 7` overrides `{rounds: 5}`.
 * @template {Record<string, number>} T
 * @param {T} defaults
 * @param {string[]} args
 * @returns {T}
 * @throws {Error} for an unknown option or one that is not a positive integer
 */
export function numbersFromArgs(defaults, args = process.argv.slice(2)) {
  const options = Object.fromEntries(Object.keys(defaults).map((name) => [name, { type: 'string' }]));
  const { values } = parseArgs({ args, options });
  for (const [name, value] of Object.entries(values)) {
    if (!/^[1-9]\d*$/.test(value)) throw new Error(`--${name} takes a positive integer, not ${value}`);
  }
  return { ...defaults, ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)])) };
}
