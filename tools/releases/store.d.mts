/** @param {string} name a remote that has been built @returns {Promise<string>} the version of what is in its `dist` */
export declare function builtVersion(name: string): Promise<string>;
/**
 * Puts a built remote into the release store, as `<releasesDir>/<name>/<version>/`. A release never changes:
 * one that is there already stays. It appears under its name whole or not at all.
 * @returns {Promise<{name: string, version: string, added: boolean}>}
 */
export declare function storeRelease(
  name: any,
  releasesDir: any,
): Promise<{
  name: string;
  version: string;
  added: boolean;
}>;
