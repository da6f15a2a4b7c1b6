import type { OnboardingDraft, Problem } from './model/draft';

export interface StepProps {
  draft: OnboardingDraft;
  onChange(draft: OnboardingDraft): void;
  /** What keeps the step from being done; empty until someone tried to go on. */
  problems: readonly Problem[];
}
