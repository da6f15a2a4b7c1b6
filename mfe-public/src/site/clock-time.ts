const HOUR = 3_600_000;
const HH_MM = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/**
 * Formats an instant (ISO-8601 UTC) as HH:MM, as the kit's formatter does; with its offset where a clock change repeats
 * that time, so that a player can tell the two.
 */
export function clockTime(instant: string, locale: string, timeZone: string): string {
  const at = Date.parse(instant);
  const clock = new Intl.DateTimeFormat(locale, { ...HH_MM, timeZone });
  const text = clock.format(at);
  // clocks that are put back show the same time again an hour later
  const twice = [-HOUR, HOUR].some((by) => clock.format(at + by) === text);
  if (!twice) return text;
  return new Intl.DateTimeFormat(locale, { ...HH_MM, timeZone, timeZoneName: 'shortOffset' }).format(at);
}
