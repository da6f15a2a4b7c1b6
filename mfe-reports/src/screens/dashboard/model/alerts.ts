import type { Permission } from '@canchero/shared-contracts/core';
import type { DashboardAlert } from '@canchero/shared-contracts/report';
import { paths } from '../../../paths';

/** Screen on which each alert can be dealt with, and the permission that it needs. */
export const ALERT_ACTIONS: Readonly<Record<DashboardAlert, { to: string; permission: Permission }>> = {
  no_bookings_today: { to: paths.agenda, permission: 'schedule' },
  low_occupancy: { to: paths.freeSlots, permission: 'schedule' },
  orders_pending: { to: `${paths.orders}?state=pending`, permission: 'buffet' },
  courts_maintenance: { to: paths.courts, permission: 'configuration' },
};
