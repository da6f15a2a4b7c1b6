import { useLabels } from './labels';
import { Question } from './question';

interface DiscardDialogProps {
  /** Keep it mounted while closed where the content below stays; see `Question`. */
  open?: boolean;
  onKeep(): void;
  onDiscard(): void;
}

/** Asks before unsaved input is dropped. */
export function DiscardDialog({ open = true, onKeep, onDiscard }: DiscardDialogProps) {
  const { title, body, confirm, keep } = useLabels().discard;
  return (
    <Question open={open} title={title} confirm={confirm} keep={keep} onConfirm={onDiscard} onKeep={onKeep}>
      {body}
    </Question>
  );
}
