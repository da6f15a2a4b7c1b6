import type { OnboardingDraft, Problem } from './model/draft';

export interface StepProps {
  draft: OnboardingDraft;
  onChange(draft: OnboardingDraft): void;
  /** Problems of the step. Empty until the user has tried to go on. */
  problems: readonly Problem[];
}
