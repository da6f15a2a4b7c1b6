/** Kinds of changes of the monthly recurring revenue. */
export const MOVEMENT_KINDS = ['new', 'reactivation', 'expansion', 'contraction', 'churn'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Tables of the revenue's figures that are saved as a file. */
export const REVENUE_TABLES = ['months', 'plans', 'cohorts'] as const;
export type RevenueTable = (typeof REVENUE_TABLES)[number];
