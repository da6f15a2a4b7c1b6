export const COURT_STATUSES = ['active', 'maintenance', 'inactive'] as const;
export type CourtStatus = (typeof COURT_STATUSES)[number];
