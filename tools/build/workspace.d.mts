/** Root of the repository. */
export declare const ROOT: string;
/** Names of the remotes on disk, by name: every `mfe-*` folder with sources. */
export declare function remoteNames(): string[];
/** @param {string} dir absolute or relative to the root */
export declare function readPackage(dir: string): any;
