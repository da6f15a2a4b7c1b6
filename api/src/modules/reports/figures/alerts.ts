import type { DashboardAlertRow } from '@canchero/shared-contracts/report';

/** Returns the alerts of a day, most urgent first. Without open time no booking is missed and no occupancy is low. */
export function alertsOf(
  { maintenance, orders_pending }: { maintenance: number; orders_pending: { count: number } },
  { bookings, occupancy, lowPercent }: { bookings: number; occupancy: number | null; lowPercent: number },
): DashboardAlertRow[] {
  const alerts: DashboardAlertRow[] = [];
  if (bookings === 0 && occupancy !== null) alerts.push({ kind: 'no_bookings_today', count: 0 });
  else if (occupancy !== null && occupancy * 100 < lowPercent) {
    alerts.push({ kind: 'low_occupancy', count: Math.floor(occupancy * 100) });
  }
  if (orders_pending.count > 0) alerts.push({ kind: 'orders_pending', count: orders_pending.count });
  if (maintenance > 0) alerts.push({ kind: 'courts_maintenance', count: maintenance });
  return alerts;
}
