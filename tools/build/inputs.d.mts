/**
 * Content hash of all that goes into a build: the given files and folders, the contracts, the build tools, the lockfile.
 * Tests are left out, so that writing one makes no new release.
 * @param {string[]} targets files or folders relative to the root
 * @returns {string} hex
 */
export declare function inputsHash(targets: string[]): string;
/** Version of a remote: ten hex digits of its content. @param {string} name e.g. `mfe-agenda` */
export declare const contentVersion: (name: string) => string;
