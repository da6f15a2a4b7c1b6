import { CURRENCIES, MAX_CLUB_LENGTH, SPORTS } from '@canchero/shared-contracts/club';
import { CheckChoice, Field, Input, Select } from '@canchero/shared-contracts/ui-forms';
import { useIntl } from 'react-intl';
import { useText } from '../../i18n/text';
import { currencyIn } from './model/draft';
import type { StepProps } from './step-props';
import { ownZone } from './use-onboarding';

/** Asks for the club's name, sports and currency. */
export function ClubStep({ draft, onChange, problems }: StepProps) {
  const text = useText();
  const { locale } = useIntl();
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
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
          maxLength={MAX_CLUB_LENGTH.name}
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
      <Field label={text('onboarding.currency')}>
        <Select
          size="large"
          disabled={fixed}
          value={currencyIn(draft, ownZone())}
          onChange={(_, { value }) => onChange({ ...draft, currency: value })}
        >
          {CURRENCIES.map((currency) => (
            <option key={currency} value={currency}>
              {`${currency} · ${names.of(currency)}`}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
