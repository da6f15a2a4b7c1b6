import type { Dashboard, DashboardSection } from '@canchero/shared-contracts/report';
import type { PlanId } from '@canchero/shared-contracts/subscription';

/** Returns the plan that a section needs; null if the club's has it. */
export const lockOf = (dashboard: Dashboard, section: DashboardSection): PlanId | null =>
  dashboard[section] === null ? (dashboard.locked[section] ?? null) : null;

/** Tells whether a section's figures are there; a section that was hidden may have to be read first. */
export const isRead = (dashboard: Dashboard, section: DashboardSection): boolean => dashboard[section] !== undefined;
