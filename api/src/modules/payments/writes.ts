import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

export { presentDebtors } from './present-debtors';
export { notifyOfPayment } from './publish-payment';
export { recordOnlinePayment, recordPayment } from './record-payment';
export { refundBookingPayments, refundOnlinePayment, refundOrderPayments } from './refund-payment';
export { takeAtDesk } from './sql';

/** Assigns all payments of one player to another, when the two are merged. */
export const movePayments = (tx: Tx, clubId: string, from: string, to: string) =>
  tx.query(sql`update payments set player_id = ${to} where club_id = ${clubId} and player_id = ${from}`);
