import { type ComponentType, useEffect, useState } from 'react';
import { useText } from '../i18n/text';
import type { LeaveQuestionProps } from './leave-question';

/** Asks before input is given up; by the browser's own dialog where ours cannot be had. */
export function OnDemandLeaveQuestion(props: LeaveQuestionProps) {
  const text = useText();
  const [Question, setQuestion] = useState<ComponentType<LeaveQuestionProps> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once
  useEffect(() => {
    import('./leave-question').then(
      (module) => setQuestion(() => module.LeaveQuestion),
      () => (window.confirm(text('leave.title')) ? props.onLeave() : props.onStay()),
    );
  }, []);
  return Question && <Question {...props} />;
}
