import { remoteNames } from '../bundling/workspace.mjs';
import { say, seconds } from '../process/progress.mjs';
import { browserJourneys } from './stages/browser.mjs';
import { buildAll } from './stages/build.mjs';
import { bundles } from './stages/bundles.mjs';
import { contracts } from './stages/contracts.mjs';
import { dependencies } from './stages/dependencies.mjs';
import { importRules } from './stages/import-rules.mjs';
import { lint } from './stages/lint.mjs';
import { messages } from './stages/messages.mjs';
import { newRemote } from './stages/new-remote.mjs';
import { nodeVersions } from './stages/node-versions.mjs';
import { postgresSuite, races } from './stages/postgres.mjs';
import { toolsSuite } from './stages/tools.mjs';
import { types } from './stages/types.mjs';
import { unit } from './stages/unit.mjs';

/**
 * The stages, quickest to fail first. Each returns `{passed, failed}`; one that cannot run throws. Those that keep one
 * core busy or wait for others run beside their neighbours; `alone` marks those that use all of the machine themselves or
 * keep to a time limit, `ofRemote` those that can check one remote alone.
 */
export const STAGES = [
  { name: 'lint', run: lint, ofRemote: true },
  { name: 'imports', run: importRules, ofRemote: true },
  { name: 'types', run: types, ofRemote: true },
  { name: 'messages', run: messages, ofRemote: true },
  { name: 'tools', run: toolsSuite },
  { name: 'dependencies', run: dependencies },
  { name: 'unit', run: unit, alone: true, ofRemote: true },
  { name: 'build', run: buildAll, alone: true },
  { name: 'new-remote', run: newRemote, alone: true },
  // the longest first, so that both cores are done at about the same time
  { name: 'races', run: races },
  { name: 'node-versions', run: nodeVersions },
  { name: 'contracts', run: contracts },
  { name: 'bundles', run: bundles, ofRemote: true },
  { name: 'postgres', run: postgresSuite, alone: true },
  { name: 'browser', run: browserJourneys, alone: true, ofRemote: true },
];
/** Number of stages that run beside each other. */
const AT_ONCE = 2;

/**
 * @param {string[]} names of stages, empty for all, and of remotes, empty for the whole repository
 * @returns {Promise<number>} exit code
 */
export async function runStages(names) {
  const { stages, remotes } = selection(names);
  const summary = [];
  for (const group of groupsOf(stages)) {
    summary.push(...(group.length === 1 ? [await runAlone(group[0], remotes)] : await runBeside(group, remotes)));
  }
  return conclude(summary);
}

/**
 * Returns the stages to run and the remotes to check; no remotes: everything.
 * @param {string[]} names @throws {Error} if a name is unknown, or a stage cannot check one remote alone
 */
export function selection(names) {
  const remotes = names.filter((name) => remoteNames().includes(name));
  const wanted = names.filter((name) => !remotes.includes(name));
  const possible = remotes.length ? STAGES.filter(({ ofRemote }) => ofRemote) : STAGES;
  const unknown = wanted.filter((name) => !possible.some((stage) => stage.name === name));
  if (unknown.length) {
    const there = [...possible.map(({ name }) => name), ...(remotes.length ? [] : remoteNames())];
    throw new Error(`Nothing to test is called ${unknown.join(', ')}. There are: ${there.join(', ')}`);
  }
  return { stages: possible.filter(({ name }) => !wanted.length || wanted.includes(name)), remotes };
}

/** Splits the stages into groups that run one after the other: neighbours that may run beside each other share one. */
function groupsOf(stages) {
  const groups = [];
  for (const stage of stages) {
    const last = groups.at(-1);
    if (last && !stage.alone && !last[0].alone) last.push(stage);
    else groups.push([stage]);
  }
  return groups;
}

/** Runs one stage, which writes to the terminal as it goes. */
async function runAlone(stage, remotes) {
  say(`\n== ${stage.name}`);
  const result = await outcome(stage, { remotes, live: true, log: (line) => say(`  ${line}`) });
  say(lineOf(result));
  return result;
}

/** Runs stages beside each other. The output of each is kept together and shown when it ends. */
async function runBeside(stages, remotes) {
  say(`\n== beside each other: ${stages.map(({ name }) => name).join(', ')}`);
  const queue = [...stages];
  const results = [];
  const worker = async () => {
    for (let stage = queue.shift(); stage; stage = queue.shift()) {
      const lines = [];
      const result = await outcome(stage, { remotes, live: false, log: (line) => lines.push(`  ${line}`) });
      results.push(result);
      say([...lines, lineOf(result)].join('\n'));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return stages.map(({ name }) => results.find((result) => result.name === name));
}

async function outcome({ name, run }, context) {
  const begin = performance.now();
  const result = await run(context).catch((error) => {
    context.log(error.message);
    return { passed: 0, failed: 1 };
  });
  return { name, ...result, took: seconds(begin) };
}

const lineOf = ({ name, passed, failed, took }) =>
  `${failed ? 'FAILED' : 'ok    '} ${name.padEnd(13)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${took}`;

function conclude(summary) {
  const total = (key) => summary.reduce((sum, stage) => sum + stage[key], 0);
  say(`\n${summary.map(lineOf).join('\n')}\n`);
  say(`${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') === 0 && total('passed') > 0 ? 0 : 1;
}
