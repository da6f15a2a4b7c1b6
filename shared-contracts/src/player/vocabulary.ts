/** Movements of a player's credit. The first three are entered by staff, the others follow from payments. */
export const MANUAL_LEDGER_KINDS = ['deposit', 'withdrawal', 'adjustment'] as const;
export type ManualLedgerKind = (typeof MANUAL_LEDGER_KINDS)[number];
export const LEDGER_KINDS = [...MANUAL_LEDGER_KINDS, 'surplus', 'payment', 'reversal'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];
/** Filters of the player list. `duplicates`: players who have the same phone as another one. */
export const PLAYER_FILTERS = ['owing', 'with_credit', 'blocked', 'duplicates'] as const;
export type PlayerFilter = (typeof PLAYER_FILTERS)[number];
/** Columns of a player file. */
export const IMPORT_FIELDS = ['first_name', 'last_name', 'phone', 'email', 'category', 'notes'] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];
/** Problem with a field of a line. `repeated`: another line has the value; `taken`: a player of the club has it. */
export const IMPORT_PROBLEMS = ['missing', 'invalid', 'too_long', 'repeated', 'taken'] as const;
/** Kinds of debt: a share of a booking that has begun, a consumption, an order that was handed out. */
export const DEBT_KINDS = ['share', 'consumption', 'order'] as const;
export type DebtKind = (typeof DEBT_KINDS)[number];
