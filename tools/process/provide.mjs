/**
 * Finds something; if it is missing, tries each way of installing it until it is found.
 * @template T
 * @param {object} what
 * @param {() => T | undefined | Promise<T | undefined>} what.find
 * @param {(() => unknown)[]} what.ways of installing it; one that throws counts as failed
 * @param {string} what.missing message that says what to install
 * @returns {Promise<T>}
 * @throws {Error} with `missing` if no way succeeds
 */
export async function provide({ find, ways, missing }) {
  let found = await find();
  for (const bring of ways) {
    if (found) return found;
    await Promise.resolve()
      .then(bring)
      .catch(() => undefined);
    found = await find();
  }
  if (found) return found;
  throw new Error(missing);
}
