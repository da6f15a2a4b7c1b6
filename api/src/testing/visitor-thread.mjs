import net from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Thread that sends one request, the last of its connection, to a server of the thread that made it, which may hold
 * still meanwhile. It adds one to `connected` once the system has the connection and the request, and posts the answer,
 * or the code of what broke it.
 */
const { port, connected } = workerData;
const visit = net.connect(port, '127.0.0.1');
let answer = '';
visit
  .on('data', (data) => {
    answer += data;
  })
  .on('error', ({ code }) => {
    answer += code;
  })
  .on('close', () => parentPort.postMessage(answer))
  .on('connect', () => {
    visit.write('GET /api/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', () => {
      Atomics.add(connected, 0, 1);
      Atomics.notify(connected, 0);
    });
  });
