import { Question } from '@canchero/shared-contracts/ui-overlay';
import { useText } from '../i18n/text';

export interface LeaveQuestionProps {
  onStay(): void;
  onLeave(): void;
}

/** Asks whether to discard unsaved input. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  const text = useText();
  return (
    <Question
      title={text('leave.title')}
      confirm={text('leave.confirm')}
      keep={text('leave.stay')}
      onConfirm={onLeave}
      onKeep={onStay}
    >
      {text('leave.body')}
    </Question>
  );
}
