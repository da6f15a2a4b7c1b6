import { parseArgs } from 'node:util';
import { releaseNames } from './store.mjs';

/** Variables in which npm keeps options that do not follow "--", some under the name of one of its own. */
const KEPT_BY_NPM = ['npm_config_to', 'npm_config_token_description', 'npm_config_canary'];
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Reads the arguments of `npm run release` and `npm run rollback`.
 * @param {'release' | 'rollback'} command @param {string[]} args @param {NodeJS.ProcessEnv} env
 * @returns {{name: string, to: string | null, canary: {percent: number} | {club_ids: string[]} | null}} `name`: `shell`
 *   or a remote; `to`: origin of a service elsewhere, null for the one of this machine; `canary`: those who try the
 *   release first, null for all
 * @throws {Error} that says what is wrong and how the command is called
 */
export function readArguments(command, args, env = process.env) {
  const { values, positionals } = parsed(command, args);
  const [name, ...rest] = positionals;
  const names = releaseNames();
  if (!name) throw new Error(`Name one: npm run ${command} <${names.join('|')}>`);
  if (!names.includes(name)) throw new Error(`Nothing to release is called ${name}. There are: ${names.join(', ')}`);
  if (rest.length || KEPT_BY_NPM.some((variable) => env[variable]))
    throw new Error(`${name} stands alone; options follow "--": ${exampleOf(command, name)}`);
  const [to, canary] = [originOf(values.to), reachOf(values.canary)];
  if (canary && !to) throw new Error(`--canary needs --to: ${exampleOf(command, name)} --canary 10`);
  return { name, to, canary };
}

const exampleOf = (command, name) => `npm run ${command} ${name} -- --to https://club.example`;

function parsed(command, args) {
  const options = { to: { type: 'string' }, ...(command === 'release' && { canary: { type: 'string' } }) };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Error(`${error.message.split('. ')[0]}. As in: ${exampleOf(command, 'mfe-agenda')}`);
  }
}

function originOf(text) {
  if (text === undefined) return null;
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw new Error(`${text} is no address of a service, as https://club.example is`);
}

/** Reads who tries a release: a percentage, or ids of clubs separated by commas. */
function reachOf(text) {
  if (text === undefined) return null;
  const ids = text.split(',');
  if (ids.every((id) => UUID.test(id))) return { club_ids: ids };
  const percent = Number(text);
  if (Number.isInteger(percent) && percent >= 1 && percent <= 100) return { percent };
  throw new Error(`--canary ${text}: a whole number of percent from 1 to 100, or ids of clubs separated by commas`);
}
