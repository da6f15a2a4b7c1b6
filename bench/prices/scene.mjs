import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transform } from '@swc/core';
import { findPostgres } from '../../tools/postgres/binaries.mjs';
import { run } from '../../tools/process/run.mjs';

export const PLACES = 120;
export const RULES = 300;
const WEEK = 7 * 86_400_000;
const TIMEZONE = 'America/Argentina/Buenos_Aires';
const COURT = '00000000-0000-4000-8000-000000000001';

/** Loads the prices of the contract, which is TypeScript. @returns {Promise<typeof import('@canchero/shared-contracts/pricing')>} */
export async function loadPricing() {
  const file = path.join(import.meta.dirname, '../../shared-contracts/src/pricing/rules.ts');
  const { code } = await transform(await readFile(file, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const exported = {};
  new Function('exports', 'require', code)(exported, createRequire(file));
  return exported;
}

/** Creates the places of a weekly series of an hour and a half. */
export const places = () =>
  Array.from({ length: PLACES }, (_, week) => ({
    court_id: COURT,
    start: new Date(Date.UTC(2036, 0, 7, 22) + week * WEEK).toISOString(),
    duration: 90,
  }));

/** Creates a tariff of rules that all apply to the court, each for two hours of the day. New objects, as in each request. */
export const tariffOf = (rules) => ({
  timezone: TIMEZONE,
  basePrice: 1_000_000,
  rules: Array.from({ length: rules }, (_, n) => ({
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    ...hoursOf(n),
    court_ids: [COURT],
    weekdays: [],
    duration: null,
    price: 1_000_000 + n * 100,
    member_price: null,
    valid_from: null,
    valid_to: null,
    priority: n % 5,
    version: 1,
  })),
});

const wallTime = (minute) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
/** Hours that begin every five minutes of the day. */
const hoursOf = (n) => ({ from: wallTime((n * 5) % 1440), to: wallTime((n * 5 + 120) % 1440) });

/**
 * Writes the same rules for a court of the club, by SQL, since this is not measured.
 * @param {string} url of a superuser @param {string} clubId @param {string} courtId
 */
export async function fillRules(url, clubId, courtId) {
  const rows = tariffOf(RULES).rules.map(
    ({ from, to, price, priority }) => `('${from}', '${to}', ${price}, ${priority})`,
  );
  const { code, output } = await run(path.join(await findPostgres(console.log), 'psql'), [
    ...['-v', 'ON_ERROR_STOP=1', '-q', '-d', url, '-c'],
    `with made as (
       insert into price_rules (club_id, from_time, to_time, price, priority, all_courts)
       select '${clubId}', f, t, p, r, false from (values ${rows.join(', ')}) v(f, t, p, r) returning id)
     insert into price_rule_courts (club_id, rule_id, court_id) select '${clubId}', id, '${courtId}' from made;
     analyze price_rules, price_rule_courts`,
  ]);
  if (code !== 0) throw new Error(output);
}
