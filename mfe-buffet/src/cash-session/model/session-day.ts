import type { CashSession } from '@canchero/shared-contracts/cash';

/** Formats instants (ISO-8601 UTC) in the club's zone: the day, also with the time, or the time alone. */
interface DayFormatter {
  date(instant: string): string;
  dateTime(instant: string): string;
  time(instant: string): string;
}

/** Hours after midnight for which the cash of the evening before is still today's. */
const LATE_HOURS = 6;
const businessDay = (at: number, { date }: DayFormatter) => date(new Date(at - LATE_HOURS * 3_600_000).toISOString());

/** Checks whether a session that is open at `now` (epoch milliseconds) was left open on an earlier day. */
export const wasLeftOpen = ({ opened_at }: Pick<CashSession, 'opened_at'>, now: number, formatter: DayFormatter) =>
  businessDay(Date.parse(opened_at), formatter) !== businessDay(now, formatter);

/** Returns the format for the movements of a session: their time, with the day if one is of another than the opening. */
export function movementTime(
  { opened_at, movements }: Pick<CashSession, 'opened_at' | 'movements'>,
  formatter: DayFormatter,
): (instant: string) => string {
  const opened = formatter.date(opened_at);
  return movements.every(({ created_at }) => formatter.date(created_at) === opened)
    ? formatter.time
    : formatter.dateTime;
}
