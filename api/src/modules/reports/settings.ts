import {
  DASHBOARD_SECTIONS,
  type DashboardLayout,
  LOW_OCCUPANCY_PERCENT,
  type ReportSettings,
} from '@canchero/shared-contracts/report';
import sql from 'sql-template-tag';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';

/** Returns a person's layout at a club; all sections in their first order if none was chosen. */
export async function layoutOf(tx: Tx, { clubId, actorId }: Actor): Promise<DashboardLayout> {
  const [row] = await tx.query<DashboardLayout>(sql`
    select sections from dashboard_layouts where club_id = ${clubId} and user_id = ${actorId}`);
  return row ?? { sections: DASHBOARD_SECTIONS.map((section) => ({ section, shown: true })) };
}

/** Stores a person's layout at a club. */
export async function changeLayout(
  tx: Tx,
  { clubId, actorId }: Actor,
  { sections }: DashboardLayout,
): Promise<DashboardLayout> {
  await tx.query(sql`
    insert into dashboard_layouts (club_id, user_id, sections)
    values (${clubId}, ${actorId}, ${JSON.stringify(sections)}::jsonb)
    on conflict (club_id, user_id) do update set sections = excluded.sections`);
  return { sections };
}

/** Returns the settings of a club's reports. */
export async function settingsOf(tx: Tx, clubId: string): Promise<ReportSettings> {
  const [row] = await tx.query<ReportSettings>(sql`
    select low_occupancy_percent from report_settings where club_id = ${clubId}`);
  return row ?? { low_occupancy_percent: LOW_OCCUPANCY_PERCENT };
}

/** Changes the settings of a club's reports. */
export async function changeSettings(tx: Tx, actor: Actor, settings: ReportSettings): Promise<ReportSettings> {
  await tx.query(sql`
    insert into report_settings (club_id, low_occupancy_percent)
    values (${actor.clubId}, ${settings.low_occupancy_percent})
    on conflict (club_id) do update set low_occupancy_percent = excluded.low_occupancy_percent`);
  await audit(tx, { ...actor, action: 'report.change_settings', fields: ['low_occupancy_percent'] });
  return settings;
}
