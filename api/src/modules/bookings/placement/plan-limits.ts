import { localDate } from '@canchero/shared-contracts/booking';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { UNLIMITED } from '@canchero/shared-contracts/subscription';
import type { Tx } from '../../../platform/db/database';
import type { Placement } from '../create/sql';
import { countEvents } from '../sql';

/** Whether the plan has room for bookings at `starts`. @throws plan_limit_exceeded {resource, max, used} */
export async function checkPlanLimits(
  tx: Tx,
  clubId: string,
  placement: Placement,
  starts: readonly string[],
): Promise<void> {
  const { max_events_per_day: perDay, max_events_per_month: perMonth, timezone } = placement;
  if (perDay === UNLIMITED && perMonth === UNLIMITED) return;
  const counted = await countEvents(tx, clubId, timezone, starts);
  const days = starts.map((start) => localDate(start, timezone));
  const check = (resource: string, max: number, period: (day: string) => string) => {
    if (max === UNLIMITED) return;
    for (const wanted of new Set(days.map(period))) {
      const used = counted.reduce((sum, { day, n }) => (period(day) === wanted ? sum + n : sum), 0);
      const more = days.filter((day) => period(day) === wanted).length;
      if (used + more > max) throw AppError.of(commonErrors.plan_limit_exceeded, { resource, max, used });
    }
  };
  check('events_per_day', perDay, (day) => day);
  check('events_per_month', perMonth, (day) => day.slice(0, 7));
}
