/** What is going on, one line a step, with seconds. */
declare const seconds: (since: any) => string;
/**
 * @template T
 * @param {string} what e.g. `build shell`
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export declare function step<T>(what: string, work: () => Promise<T>): Promise<T>;
export declare const say: (text: any) => boolean;
export { seconds };
