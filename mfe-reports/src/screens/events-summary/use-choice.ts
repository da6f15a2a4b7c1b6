import { useQueryParams } from '@canchero/shared-contracts/kit';
import { useLocation } from '@canchero/shared-contracts/router';
import { useMemo } from 'react';
import { type Conditions, textOf } from './model/address';
import { type Choice, choiceOf } from './model/choice';

/** Change of the address by names of its parameters; null removes one. */
export type ChoiceChange = Record<string, string | null>;

/** State of the screen, kept in the address, so that a link shows the same and Back undoes a step. */
export interface ChoiceControl {
  choice: Choice;
  change(part: ChoiceChange): void;
  closeList(): void;
  /** Returns the address that opens the bookings behind a figure. */
  listPath(list: Conditions): string;
}

/** Returns the choice in the address. `today` is the club's. */
export function useChoice(today: string): ChoiceControl {
  const { pathname, search } = useLocation();
  const [address, go] = useQueryParams();
  return useMemo(
    () => ({
      choice: choiceOf(address, today),
      change: (part) => go({ ...part, list: null }, true),
      closeList: () => go({ list: null }),
      listPath: (list) => {
        const query = new URLSearchParams(search);
        query.set('list', textOf(list));
        return `${pathname}?${query}`;
      },
    }),
    [address, today, go, pathname, search],
  );
}
