const HOUR_MS = 3_600_000;

/** Part of the club's formatter. */
interface ClockFormat {
  time(instant: string): string;
}

/**
 * Formats an instant (ISO-8601 UTC) as the club's formatter does, and with its offset where a clock change repeats that time,
 * so that people can tell the two.
 */
export function clockTime(instant: string, { time }: ClockFormat, timeZone: string): string {
  const at = Date.parse(instant);
  const text = time(instant);
  // clocks that are put back show the same time again an hour later
  const twice = [-HOUR_MS, HOUR_MS].some((by) => time(new Date(at + by).toISOString()) === text);
  if (!twice) return text;
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  return `${text} ${parts.find(({ type }) => type === 'timeZoneName')?.value}`;
}
