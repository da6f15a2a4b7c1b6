/** Kinds of changes of the monthly recurring revenue. */
export const MOVEMENT_KINDS = ['new', 'reactivation', 'expansion', 'contraction', 'churn'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];
