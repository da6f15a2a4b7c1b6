/** Reads a typed time (`8`, `8:30`, `8.30`, `0830`, `24:00`) as HH:MM. Returns null if it is not a time. */
export function readTime(typed: string): string | null {
  const [, plain, hour = plain?.slice(0, -2) || plain, minute = ''] =
    /^(?:(\d{3,4})|(\d{1,2})(?:[:.,h ]?([0-5]\d)?)?)$/.exec(typed.trim()) ?? [];
  if (hour === undefined) return null;
  const time = `${hour.padStart(2, '0')}:${(plain ? plain.slice(-2) : minute).padEnd(2, '0')}`;
  return /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time) ? time : null;
}
