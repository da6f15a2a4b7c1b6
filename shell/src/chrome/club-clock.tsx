import { useFormatter } from '@canchero/shared-contracts/kit';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Shows the time of day in the club's zone, updated as the minute turns. */
export function ClubClock({ club }: { club: { currency: string; timezone: string } }) {
  const format = useFormatter(club);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now), MINUTE_MS - (now % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [now]);
  const instant = new Date(now).toISOString();
  return <time dateTime={instant}>{format.time(instant)}</time>;
}
