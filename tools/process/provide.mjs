/**
 * Finds something, and where it is not there, brings it: each way in turn, until it is found.
 * @template T
 * @param {object} what
 * @param {() => T | undefined | Promise<T | undefined>} what.find
 * @param {(() => unknown)[]} what.ways to bring it; one that throws is one that did not
 * @param {string} what.missing what to say when none did: what to install
 * @returns {Promise<T>}
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
