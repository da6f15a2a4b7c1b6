import { say, seconds } from '../process/progress.mjs';
import { browserJourneys } from './stages/browser.mjs';
import { buildAll } from './stages/build.mjs';
import { bundles } from './stages/bundles.mjs';
import { importRules } from './stages/import-rules.mjs';
import { lint } from './stages/lint.mjs';
import { messages } from './stages/messages.mjs';
import { postgresSuite, races } from './stages/postgres.mjs';
import { toolsSuite } from './stages/tools.mjs';
import { types } from './stages/types.mjs';
import { unit } from './stages/unit.mjs';

/** In the order of what is quickest to fail. Each answers `{passed, failed}`; one that cannot run throws. */
const STAGES = {
  lint,
  imports: importRules,
  types,
  messages,
  tools: toolsSuite,
  unit,
  build: buildAll,
  bundles,
  postgres: postgresSuite,
  races,
  browser: browserJourneys,
};

/** @param {string[]} names of stages; none: all @returns {Promise<number>} exit code */
export async function runStages(names) {
  const unknown = names.filter((name) => !(name in STAGES));
  if (unknown.length)
    throw new Error(`No such stage: ${unknown.join(', ')}. There are: ${Object.keys(STAGES).join(', ')}`);
  const summary = [];
  for (const [name, stage] of Object.entries(STAGES)) {
    if (names.length && !names.includes(name)) continue;
    say(`\n== ${name}`);
    const begin = performance.now();
    const result = await stage({ log: (line) => say(`  ${line}`) }).catch((error) => {
      say(`  ${error.message}`);
      return { passed: 0, failed: 1 };
    });
    summary.push({ name, ...result, took: seconds(begin) });
    say(lineOf(summary.at(-1)));
  }
  return conclude(summary);
}

const lineOf = ({ name, passed, failed, took }) =>
  `${failed ? 'FAILED' : 'ok    '} ${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${took}`;

function conclude(summary) {
  const total = (key) => summary.reduce((sum, stage) => sum + stage[key], 0);
  say(`\n${summary.map(lineOf).join('\n')}\n`);
  say(`${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 && total('passed') > 0 ? 0 : 1;
}
