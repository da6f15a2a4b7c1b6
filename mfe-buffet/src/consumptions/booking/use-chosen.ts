import type { Consumption } from '@canchero/shared-contracts/consumption';
import { useState } from 'react';

/** Keeps which open consumptions are to be charged: all of them, until some are left out. */
export function useChosen(open: readonly Consumption[]) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const isChosen = (id: string) => !leftOut.has(id);
  return {
    chosen: open.filter(({ id }) => isChosen(id)),
    isChosen,
    choose(id: string, taken: boolean) {
      setLeftOut((before) => {
        const next = new Set(before);
        if (taken) next.delete(id);
        else next.add(id);
        return next;
      });
    },
    chooseAll: () => setLeftOut(new Set()),
  };
}
