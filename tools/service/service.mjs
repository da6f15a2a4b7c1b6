import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../bundling/workspace.mjs';

/** The built api. */
export const SERVER = path.join(ROOT, 'api/dist/main.mjs');
/** Milliseconds for the first start on an empty folder of a slow machine: database, migrations, demo data. */
const READY_WITHIN = 180_000;
/** Milliseconds to finish the requests under way. */
const STOPPED_WITHIN = 15_000;

/**
 * @typedef {object} ServiceOptions
 * @property {Record<string, string>} [env] variables over those of this process
 * @property {string} [node] program to run it with; this process's own by default
 * @property {string[]} [args] of Node; `api/dist/main.mjs` by default
 * @property {string} [cwd]
 * @property {AbortSignal} [signal] stops the api, ready or not
 * @property {(line: string) => void} [onOutput] receives what the api writes after it is ready
 */

/**
 * Starts the api and waits until it is ready.
 * @param {ServiceOptions} options
 * @returns {Promise<{child: import('node:child_process').ChildProcess, ended: Promise<number>, stop: () => Promise<number>}>}
 * @throws {Error} with the api's own words if it ends before it is ready
 */
export async function startService(options = {}) {
  const { env = {}, node = process.execPath, args = [SERVER], cwd = ROOT, signal, onOutput = () => {} } = options;
  const child = spawn(node, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl+C goes to the whole group of a terminal; `stop` sends the api its one signal instead
    detached: process.platform !== 'win32',
  });
  const ended = new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  signal?.addEventListener('abort', () => stop(child, ended), { once: true });
  const early = [];
  let receive = (line) => early.push(line);
  const ready = new Promise((resolve) => {
    const onLine = (line) => {
      receive(line);
      if (isReady(line)) resolve(true);
    };
    eachLine(child.stdout, onLine);
    eachLine(child.stderr, onLine);
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), READY_WITHIN);
  const state = await Promise.race([ready, ended]);
  clearTimeout(timer);
  if (state !== true) throw new Error(early.map(plainWords).join('\n').trim() || `The api ended with ${state}.`);
  receive = onOutput;
  return { child, ended, stop: () => stop(child, ended) };
}

async function stop(child, ended) {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOPPED_WITHIN);
  const code = await ended;
  clearTimeout(timer);
  return code;
}

const isReady = (line) => /^ready\b/i.test(messageOf(line));

/** Returns the message of a log line, which is JSON. */
const plainWords = (line) => messageOf(line);

function messageOf(line) {
  if (!line.startsWith('{')) return line;
  try {
    const { msg, err } = JSON.parse(line);
    return [msg, err?.message].filter(Boolean).join(': ') || line;
  } catch {
    return line;
  }
}

function eachLine(stream, onLine) {
  let rest = '';
  stream.setEncoding('utf8').on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
  stream.on('end', () => rest && onLine(rest));
}
