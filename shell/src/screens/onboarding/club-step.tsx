import { SPORTS } from '@canchero/shared-contracts/club';
import { makeStyles } from '@canchero/shared-contracts/ui';
import { Checkbox, Field, Input } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../../text';
import type { StepProps } from './step-props';

const useStyles = makeStyles({ sports: { display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, border: 'none' } });

/** The club's name and what is played there. */
export function ClubStep({ draft, onChange, problems }: StepProps) {
  const text = useText();
  const styles = useStyles();
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
      <Field
        label={text('onboarding.sports')}
        {...(problems.includes('sportMissing') && {
          validationMessage: text('onboarding.sportMissing'),
          validationState: 'error',
        })}
      >
        <fieldset className={styles.sports} aria-label={text('onboarding.sports')}>
          {SPORTS.map((sport) => (
            <Checkbox
              key={sport}
              label={text(`sport.${sport}`)}
              disabled={fixed}
              checked={draft.sports.includes(sport)}
              onChange={(_, { checked }) =>
                onChange({ ...draft, sports: SPORTS.filter((s) => (s === sport ? checked : draft.sports.includes(s))) })
              }
            />
          ))}
        </fieldset>
      </Field>
    </>
  );
}
