import { parentPort, workerData } from 'node:worker_threads';
import { generate } from 'selfsigned';

/** Posts a certificate for the given name. Runs in a thread of its own, since selfsigned adds globals to its process. */
parentPort.postMessage(await generate([{ name: 'commonName', value: workerData }], { keyType: 'ec' }));
