/** Movements of a player's credit. The first three are made by hand, the others follow from payments. */
export const MANUAL_LEDGER_KINDS = ['deposit', 'withdrawal', 'adjustment'] as const;
export type ManualLedgerKind = (typeof MANUAL_LEDGER_KINDS)[number];
export const LEDGER_KINDS = [...MANUAL_LEDGER_KINDS, 'surplus', 'payment', 'reversal'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];
/** Lists of players that can be asked for. */
export const PLAYER_FILTERS = ['blocked', 'with_credit'] as const;
export type PlayerFilter = (typeof PLAYER_FILTERS)[number];
/** The columns of a file of players. */
export const IMPORT_FIELDS = ['first_name', 'last_name', 'phone', 'email', 'category', 'notes'] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];
/** Characters that a field takes at the most. */
export const MAX_LENGTH = { first_name: 80, last_name: 80, phone: 30, email: 254, category: 40, notes: 2000 } as const;
/** What can be wrong with a field of a line. `repeated`: another line has it; `taken`: a player of the club has it. */
export const IMPORT_PROBLEMS = ['missing', 'invalid', 'too_long', 'repeated', 'taken'] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];
/** Lines of a file. */
export const MAX_IMPORT = 2000;
