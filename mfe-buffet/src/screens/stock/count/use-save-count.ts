import { useHost } from '@canchero/shared-contracts/kit';
import type { NewStockMovement } from '@canchero/shared-contracts/stock';
import { useState } from 'react';
import { useText } from '../../../text';
import { useMoveStock } from '../queries';

/** Number of counts of a call, which fit into it with the longest note. */
const COUNTS_PER_CALL = 500;

interface SaveEvents {
  /** Called with the items of each part that is saved: if what follows fails, it alone is sent again. */
  onPart(itemIds: readonly string[]): void;
  onSaved(): void;
}

/** Saves a count, a large one in parts. */
export function useSaveCount(clubId: string, { onPart, onSaved }: SaveEvents) {
  const text = useText();
  const host = useHost();
  const moveStock = useMoveStock(clubId);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const save = async (counts: NewStockMovement[]) => {
    setSaving(true);
    setFailure(null);
    try {
      for (let at = 0; at < counts.length; at += COUNTS_PER_CALL) {
        const part = counts.slice(at, at + COUNTS_PER_CALL);
        await moveStock(part);
        onPart(part.map(({ item_id }) => item_id));
      }
      host.toast({ intent: 'success', body: text('count.saved', { count: counts.length }) });
      onSaved();
    } catch (error) {
      setFailure(error);
    }
    setSaving(false);
  };
  return { save, saving, failure };
}
