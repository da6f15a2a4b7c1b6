import { printTable } from '../results.mjs';
import { median, quantile } from '../statistics.mjs';

/** Milliseconds within which everything is back, and within which an event arrives. */
const BACK_WITHIN = 5_000;
const ARRIVES_WITHIN = 1_000;
const HEAD_OUTAGES = [
  ...['database away ms', 'first write ms', 'all writes ms', 'event everywhere ms'],
  ...['all back ms', 'worst', 'times none', 'answers 503', 'aim 5 s'],
];
const HEAD_DEPLOYS = ['p50 ms', 'p95', 'worst', 'requests', 'failed (aim 0)', 'streams that ended', 'aim 1 s'];
/** Refusal of a stream that asks the page to come back. */
const ASKS_AGAIN = /^503 retry-after/;

/** Milliseconds until the last write was answered and the last event was everywhere. */
const backAfter = ({ allWrites, allEvents }) => Math.max(allWrites, allEvents);
const verdict = (met) => (met ? 'met' : 'MISSED');

/** Prints medians by kind of outage. @param {object[]} samples */
export function printOutages(samples) {
  const ofKind = (name) => samples.filter((sample) => sample.name === name);
  const reference = median(ofKind('none').map(backAfter));
  const rows = [...new Set(samples.map(({ name }) => name))].map((name) => {
    const of = ofKind(name);
    const mid = (pick) => median(of.map(pick));
    const worst = Math.max(...of.map(backAfter));
    return [
      name,
      ...[mid((s) => s.away), mid((s) => s.firstWrite), mid((s) => s.allWrites), mid((s) => s.firstEvent)].map(whole),
      ...[mid(backAfter), worst].map(whole),
      (mid(backAfter) / reference).toFixed(2),
      whole(mid((s) => s.refused)),
      name === 'none' ? '' : verdict(worst <= BACK_WITHIN),
    ];
  });
  console.log('\nMedians, from when the database could be reached again');
  printTable(['', ...HEAD_OUTAGES], rows);
}

/** Prints the time from the answer of a booking until all pages learned of it. @param {object[]} deploys */
export function printDeploys(deploys) {
  const rows = ['before', 'during', 'after'].map((when) => {
    const all = deploys.map((deploy) => deploy[when]);
    const ways = all.flatMap((part) => part.ways);
    const sum = (pick) => all.reduce((total, part) => total + pick(part), 0);
    const failed = sum((part) => part.failures.length);
    return [
      when,
      ...[quantile(ways, 0.5), quantile(ways, 0.95), Math.max(...ways)].map(whole),
      ...[sum((part) => part.requests), failed, sum((part) => part.ended)].map(whole),
      when === 'after' ? verdict(Math.max(...ways) <= ARRIVES_WITHIN) : failed > 0 ? 'MISSED' : '',
    ];
  });
  console.log('\nFrom the answer of a booking until all pages learned of it');
  printTable(['a rolling deploy', ...HEAD_DEPLOYS], rows);
  const back = Math.max(...deploys.map(({ backMs }) => backMs));
  console.log(`All streams were open again ${whole(back)} ms after an instance had ended, at most.`);
}

/** Lists what must never happen: lost bookings, events that are missing or came twice, and wrong answers. */
export function faultsOf(outages, deploys) {
  const parts = deploys.flatMap(({ before, during, after }) => [before, during, after]);
  return [
    ...outages.flatMap((sample) => faults(`outage ${sample.name}`, sample, sample.wrong)),
    ...parts.flatMap((sample) => faults('deploy', sample, sample.failures)),
  ];
}

function faults(name, { lost, missing, doubled, refusals }, answers) {
  const wrong = [...answers, ...refusals.filter((text) => !ASKS_AGAIN.test(text))];
  return [
    lost > 0 && `${name}: ${lost} acknowledged bookings are lost`,
    missing > 0 && `${name}: ${missing} events are missing`,
    doubled > 0 && `${name}: ${doubled} events came twice`,
    wrong.length > 0 && `${name}: ${wrong.length} wrong answers, such as ${wrong[0]}`,
  ].filter(Boolean);
}

const whole = (value) => value.toFixed(0);
