/** Builds, stores the remotes' releases, runs the api until it is stopped. @returns {Promise<number>} exit code */
export declare function start(): Promise<number>;
/** @returns {Promise<{name: string, version: string, added: boolean}[]>} */
export declare function storeReleases(releasesDir: any): Promise<
  {
    name: string;
    version: string;
    added: boolean;
  }[]
>;
