import type { Permission } from '../core/permission';

/** Sources of money in a session. `credit`: deposits and withdrawals of players. */
export const CASH_SOURCES = ['booking', 'order', 'consumption', 'credit'] as const;

/** Places that count their own cash. Bookings and credit are paid at the reception, orders at the buffet. */
export const CASH_DESKS = ['buffet', 'reception'] as const;
export type CashDesk = (typeof CASH_DESKS)[number];

/** Permission to open and count the cash of a desk, and to read its sessions. */
export const DESK_PERMISSION = { buffet: 'buffet', reception: 'booking' } as const satisfies Record<
  CashDesk,
  Permission
>;
