import type { Club } from '@canchero/shared-contracts/club';
import type { PlanId } from '@canchero/shared-contracts/subscription';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/** Hours of a club, and which reports its plan has. */
export interface ReportClub extends Pick<Club, 'timezone' | 'opening_hours' | 'closed_days' | 'slot_minutes'> {
  statistics: boolean;
  /** Cheapest plan with statistics. */
  statistics_plan: PlanId;
  events_summary: boolean;
  /** Cheapest plan with the events summary. */
  events_summary_plan: PlanId;
  low_occupancy_percent: number;
}

export async function selectReportClub(tx: Tx, clubId: string): Promise<ReportClub> {
  const [row] = await tx.query<ReportClub>(sql`
    select c.timezone, c.opening_hours, c.closed_days, c.slot_minutes,
      coalesce((p.features ->> 'estadisticas')::boolean, false) as statistics,
      (select id from plans where (features ->> 'estadisticas')::boolean order by rank limit 1) as statistics_plan,
      coalesce((p.features ->> 'resumenEventos')::boolean, false) as events_summary,
      (select id from plans where (features ->> 'resumenEventos')::boolean order by rank limit 1) as events_summary_plan,
      coalesce((select low_occupancy_percent from report_settings where club_id = c.id), 30) as low_occupancy_percent
    from clubs c join plans p on p.id = plan_of(c.owner_id) where c.id = ${clubId}`);
  if (!row) throw new Error(`no club ${clubId}`);
  return row;
}
