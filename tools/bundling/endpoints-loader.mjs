/** Matches `summary: '…',` of an endpoint, which is text for the api's documentation page. */
const SUMMARY = /\n\s*summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),/g;

/** Removes the summaries from an endpoints.ts, since no browser reads them. @param {string} source @returns {string} */
export default function withoutSummaries(source) {
  return source.replace(SUMMARY, '');
}
