import { isError } from '@canchero/shared-contracts/core';
import { useClub, useErrorText, useFormatter } from '@canchero/shared-contracts/kit';
import { playerErrors } from '@canchero/shared-contracts/player';
import { useText } from '../../../text';

/**
 * Returns a function that explains why a player cannot be removed or erased: the given message, filled in with credit
 * and debt, or else the text of the error.
 */
export function useOpenAccounts(message: 'players.remove.balance' | 'players.erase.balance') {
  const text = useText();
  const errorText = useErrorText();
  const formatter = useFormatter(useClub());
  return (error: unknown): string => {
    if (!isError(error, playerErrors.player_has_balance)) return errorText(error);
    const { credit, owed } = error.params as { credit: number; owed: number };
    return text(message, { credit: formatter.money(credit), owed: formatter.money(owed) });
  };
}
