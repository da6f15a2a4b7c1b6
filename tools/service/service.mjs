import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../bundling/workspace.mjs';

const SERVER = path.join(ROOT, 'api/dist/server.mjs');
/** Time for the first start on an empty folder of a slow machine: database, migrations, demo data. */
const READY_WITHIN = 180_000;
/** Time to finish the requests under way. */
const STOPPED_WITHIN = 15_000;

/**
 * Starts the api and waits until it is ready.
 * @param {{env?: Record<string, string>, args?: string[], cwd?: string, signal?: AbortSignal, onOutput?: (line: string) => void}} options
 *   `args` of Node, `api/dist/server.mjs` when absent; `signal` stops it, ready or not;
 *   `onOutput` receives what it writes once it is ready
 * @returns {Promise<{child: import('node:child_process').ChildProcess, ended: Promise<number>, stop: () => Promise<number>}>}
 * Throws with the api's own words when it ends before it is ready.
 */
export async function startService({ env = {}, args = [SERVER], cwd = ROOT, signal, onOutput = () => {} } = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl+C goes to the whole group of a terminal; the api is told by `stop` instead, once
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

/** Log lines are JSON; people get the message alone. */
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
