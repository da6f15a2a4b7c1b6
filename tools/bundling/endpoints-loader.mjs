/** Matches `summary: '…',` of an endpoint, which is text for the api's documentation page. */
const SUMMARY = /\n\s*summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),/g;
/** Matches the errors of an endpoint: the service makes them, its documentation lists them, and who calls compares codes. */
const ERRORS = /\n\s*errors(?::\s*(?:\[[^\]]*\]|\w+))?,/g;
/** Matches a list of errors of several endpoints: nothing reads it then, yet the bundle would keep what its items read. */
const ERROR_LIST = /^const (\w+) = \[[^\]]*\];\n/gm;
/** Matches a schema that is made in place: browsers have no schemas (`withoutSchemas`), so it would throw there. */
const MADE_SCHEMA = /^\s*(?:params|query|body|response):(?! *[A-Z]\w*,?$).*$/m;

/**
 * Removes summaries and errors from an endpoints.ts, since no browser reads them.
 * @param {string} source
 * @returns {string}
 * @throws {Error} if an endpoint names anything but a schema of a schema.ts, or if a list of errors is read elsewhere
 */
export default function forBrowsers(source) {
  const made = MADE_SCHEMA.exec(source);
  if (made) throw new Error(`browsers have no schemas; name one of schema.ts instead: ${made[0].trim()}`);
  const bare = source.replace(SUMMARY, '').replace(ERRORS, '');
  const lists = [...bare.matchAll(ERROR_LIST)].map(([, name]) => name);
  const left = bare.replace(ERROR_LIST, '');
  const read = lists.find((name) => new RegExp(`\\b${name}\\b`).test(left));
  if (read) throw new Error(`lists in a file of endpoints are of errors, and browsers have none: ${read}`);
  return left;
}
