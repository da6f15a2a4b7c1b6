import { SPORTS } from '@canchero/shared-contracts/club';
import { CheckChoice, Field, Input } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../../i18n/text';
import type { StepProps } from './step-props';

/** Asks for the club's name and sports. */
export function ClubStep({ draft, onChange, problems }: StepProps) {
  const text = useText();
  const fixed = draft.clubId !== null;
  return (
    <>
      <Field
        label={text('onboarding.name')}
        required
        {...(problems.includes('nameMissing') && {
          validationMessage: text('onboarding.nameMissing'),
          validationState: 'error',
        })}
      >
        <Input
          size="large"
          autoComplete="organization"
          maxLength={120}
          disabled={fixed}
          value={draft.name}
          onChange={(_, { value }) => onChange({ ...draft, name: value })}
        />
      </Field>
      <CheckChoice
        label={text('onboarding.sports')}
        options={SPORTS.map((sport) => [sport, text(`sport.${sport}`)])}
        value={draft.sports}
        disabled={fixed}
        problem={problems.includes('sportMissing') ? text('onboarding.sportMissing') : undefined}
        onChange={(sports) => onChange({ ...draft, sports })}
      />
    </>
  );
}
