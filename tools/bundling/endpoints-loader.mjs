/** Matches `summary: '…',` of an endpoint, which is text for the api's documentation page. */
const SUMMARY = /\n\s*summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),/g;
/** Matches a schema that is made in place: browsers have no schemas (`withoutSchemas`), so it would throw there. */
const MADE_SCHEMA = /^\s*(?:params|query|body|response):(?! *[A-Z]\w*,?$).*$/m;

/**
 * Removes the summaries from an endpoints.ts, since no browser reads them.
 * @param {string} source
 * @returns {string}
 * @throws {Error} if an endpoint names anything but a schema of a schema.ts
 */
export default function withoutSummaries(source) {
  const made = MADE_SCHEMA.exec(source);
  if (made) throw new Error(`browsers have no schemas; name one of schema.ts instead: ${made[0].trim()}`);
  return source.replace(SUMMARY, '');
}
