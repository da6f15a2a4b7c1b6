import { useEffect, useMemo, useState } from 'react';

const MINUTE_MS = 60_000;

/** Shows the time of day in the club's zone, updated as the minute turns. */
export function ClubClock({ timezone, language }: { timezone: string; language: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), MINUTE_MS - (now.getTime() % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [now]);
  const format = useMemo(
    () =>
      new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: timezone }),
    [language, timezone],
  );
  return <time dateTime={now.toISOString()}>{format.format(now)}</time>;
}
