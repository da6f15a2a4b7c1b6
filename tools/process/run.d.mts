/**
 * Runs a program to its end.
 * @param {string} command @param {string[]} args
 * @param {{cwd?: string, env?: object, show?: boolean | 'errors', uid?: number, gid?: number}} options
 *   `show`: on this terminal (`errors`: what it writes there alone); else its output is collected
 * @returns {Promise<{code: number, output: string}>} `code` 127 when the program does not exist
 */
export declare function run(
  command: string,
  args: string[],
  {
    cwd,
    env,
    show,
    ...rest
  }?: {
    cwd?: string;
    env?: object;
    show?: boolean | 'errors';
    uid?: number;
    gid?: number;
  },
): Promise<{
  code: number;
  output: string;
}>;
/** Arguments for Node to run a package's program: `node …toolArgs('jest', ['--ci'])`. No shell, no npx, no search. */
export declare function toolArgs(
  packageName: any,
  args: any,
  {
    bin,
    from,
  }?: {
    from?: string | undefined;
  },
): any[];
