import { Question } from '@canchero/shared-contracts/ui-overlay';
import { useText } from '../text';

/** Asks before what was typed is thrown away. */
export function DiscardDialog({
  open = true,
  onKeep,
  onDiscard,
}: {
  /** See `Question`. */
  open?: boolean;
  onKeep(): void;
  onDiscard(): void;
}) {
  const text = useText();
  return (
    <Question
      open={open}
      title={text('discard.title')}
      confirm={text('discard.confirm')}
      keep={text('discard.keep')}
      onConfirm={onDiscard}
      onKeep={onKeep}
    >
      {text('discard.body')}
    </Question>
  );
}
