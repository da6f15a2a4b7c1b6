/** OIDs of the types that both engines parse with our own parsers. */
const OID = { int8: 20, date: 1082, timestamp: 1114, timestamptz: 1184 } as const;

/** Converts "2031-01-06 10:00:00.25+00" to "2031-01-06T10:00:00.250Z". Sessions run in UTC. */
function instantFromText(text: string): string {
  if (!text.endsWith('+00')) return new Date(text).toISOString();
  const millis = text.slice(20, -3).slice(0, 3).padEnd(3, '0');
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${millis}Z`;
}

/** Parsers by OID: instants to ISO-8601 UTC, local dates and timestamps to their text, int8 to a number. */
export const TYPE_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [OID.int8]: Number,
  [OID.date]: (text) => text,
  [OID.timestamp]: (text) => text,
  [OID.timestamptz]: instantFromText,
};
