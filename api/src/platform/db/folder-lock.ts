import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longest path of a unix socket that every system allows, in bytes, less a margin. */
const MAX_SOCKET_PATH = 100;

/** Another process has the folder open. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';
  constructor(
    readonly folder: string,
    readonly owner: string,
  ) {
    super(
      `The data folder ${folder} is in use by process ${owner}. ` +
        'Stop that process, or choose another folder with DATA_DIR (or a PostgreSQL server with DATABASE_URL).',
    );
  }
}

/**
 * Locks a folder exclusively, since two processes on one embedded database lose rows silently. The lock is a unix
 * socket in the folder, on which the owner listens: it ends with its process, even after kill -9, so that no stale pid
 * remains.
 * @returns function that releases the lock
 * @throws FolderLockedError with the process that holds the lock
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  fs.mkdirSync(folder, { recursive: true });
  const socket = socketPath(folder);
  for (let attempt = 0; attempt < 5; attempt++) {
    const server = await tryListen(socket);
    if (server) return () => new Promise((done) => server.close(() => done()));
    const owner = await askOwner(socket);
    if (owner !== null) throw new FolderLockedError(folder, owner);
    removeStale(socket, attempt);
    await sleep(20 + Math.random() * 80);
  }
  throw new FolderLockedError(folder, 'unknown');
}

function socketPath(folder: string): string {
  const beside = path.join(fs.realpathSync(folder), '.lock');
  if (process.platform === 'win32') return `\\\\.\\pipe\\canchero-${digest(beside)}`;
  if (Buffer.byteLength(beside) <= MAX_SOCKET_PATH) return beside;
  return path.join(os.tmpdir(), `canchero-${digest(beside)}.lock`);
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

function tryListen(socket: string): Promise<net.Server | null> {
  const server = net.createServer((connection) => connection.end(String(process.pid)));
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(new Error(`Cannot lock the data folder (${error.code ?? error.message})`));
    });
    server.listen(socket, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** Returns the pid that answers on the socket, or null if no process listens on it. */
function askOwner(socket: string): Promise<string | null> {
  return new Promise((resolve) => {
    const connection = net.connect(socket);
    let answer = '';
    connection.on('data', (chunk) => {
      answer += chunk;
    });
    connection.on('end', () => resolve(answer || 'unknown'));
    connection.on('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? null : 'unknown');
    });
  });
}

/**
 * Removes a stale socket. It is renamed first, so that only one of two processes that clean up at once gets the file.
 */
function removeStale(socket: string, attempt: number) {
  const gone = `${socket}.${process.pid}.${attempt}`;
  try {
    fs.renameSync(socket, gone);
    fs.unlinkSync(gone);
  } catch {
    // the other process was faster
  }
}
