/** What money in a session was for. `credit`: deposits and withdrawals of players. */
export const CASH_SOURCES = ['booking', 'order', 'consumption', 'credit'] as const;
