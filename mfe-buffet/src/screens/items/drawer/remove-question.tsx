import type { Item } from '@canchero/shared-contracts/item';
import { useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { Question } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useText } from '../../../text';

interface RemoveQuestionProps {
  item: Item;
  open: boolean;
  onRemove(): Promise<void>;
  onClose(removed: boolean): void;
}

/** Asks before an item leaves the catalogue. */
export function RemoveQuestion({ item, open, onRemove, onClose }: RemoveQuestionProps) {
  const text = useText();
  const host = useHost();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await onRemove();
      host.toast({ intent: 'success', body: text('items.removed', { name: item.name }) });
      onClose(true);
    } catch (error) {
      host.toast({ intent: 'error', body: errorText(error) });
      setBusy(false);
    }
  };
  return (
    <Question
      open={open}
      title={text('items.remove.title', { name: item.name })}
      confirm={text('items.remove.confirm')}
      keep={text('items.remove.keep')}
      busy={busy}
      onConfirm={() => void remove()}
      onKeep={() => onClose(false)}
    >
      {text('items.remove.body')}
    </Question>
  );
}
