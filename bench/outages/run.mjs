// Measures how soon writers and streams are back after outages of the database, and how soon events arrive after a rolling
// deploy behind nginx; nothing that was acknowledged may be lost, and no event may be missing or come twice:
// node bench/outages/run.mjs [--rounds N] [--deploys N] [--writers N] [--streams N] [--pages N]
import { build } from '../../tools/bundling/build.mjs';
import { withPostgres } from '../../tools/postgres/cluster.mjs';
import { numbersFromArgs } from '../options.mjs';
import { saveResult } from '../results.mjs';
import { temporaryFolder } from '../temporary-folder.mjs';
import { measureDeploys } from './deploy.mjs';
import { measureOutages } from './outages.mjs';
import { faultsOf, printDeploys, printOutages } from './report.mjs';

const options = numbersFromArgs({ rounds: 3, deploys: 2, writers: 200, streams: 200, pages: 500 });
/** Settings as in production: an acknowledged booking is on the disk. */
const DURABLE = { fsync: 'on', full_page_writes: 'on' };

await build(['api']);
const measured = (measure) =>
  withPostgres((cluster) => measure(cluster, { ...options, folder: temporaryFolder() }), console.log, DURABLE);
const outages = await measured(measureOutages);
printOutages(outages);
const deploys = await measured(measureDeploys);
printDeploys(deploys);
const faults = faultsOf(outages, deploys);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
console.log(`\nKept in ${await saveResult('outages', { ...options, outages, deploys })}`);
