/**
 * Starts the api and waits until it is ready.
 * @param {{env?: Record<string, string>, args?: string[], cwd?: string, signal?: AbortSignal, onOutput?: (line: string) => void}} options
 *   `args` of Node, `api/dist/server.mjs` when absent; `signal` stops it, ready or not;
 *   `onOutput` receives what it writes once it is ready
 * @returns {Promise<{child: import('node:child_process').ChildProcess, ended: Promise<number>, stop: () => Promise<number>}>}
 * Throws with the api's own words when it ends before it is ready.
 */
export declare function startService({
  env,
  args,
  cwd,
  signal,
  onOutput,
}?: {
  env?: Record<string, string>;
  args?: string[];
  cwd?: string;
  signal?: AbortSignal;
  onOutput?: (line: string) => void;
}): Promise<{
  child: import('node:child_process').ChildProcess;
  ended: Promise<number>;
  stop: () => Promise<number>;
}>;
