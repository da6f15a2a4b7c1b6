/**
 * Builds what changed since it was last built.
 * @param {string[]} names targets; none: all but those on request
 * @returns {Promise<string[]>} names of those that were built
 * Throws with the compiler's words when one fails; the others are finished first.
 */
export declare function build(names?: string[]): Promise<string[]>;
