/** Sources of money in a session. `credit`: deposits and withdrawals of players. */
export const CASH_SOURCES = ['booking', 'order', 'consumption', 'credit'] as const;
