import type { Sport } from '@canchero/shared-contracts/club';
import {
  amountText,
  currencySign,
  formAmount,
  localAmount,
  MAX_AMOUNT,
  parseAmount,
} from '@canchero/shared-contracts/core';
import { MAX_COURT_LENGTH } from '@canchero/shared-contracts/court';
import { keyOf } from '@canchero/shared-contracts/kit';
import { subscriptionEndpoints, UNLIMITED } from '@canchero/shared-contracts/subscription';
import { Button, makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';
import { Field, Input, Select } from '@canchero/shared-contracts/ui-forms';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useText } from '../../i18n/text';
import { call } from '../../session/session-call';
import { addCourt, type CourtDraft, currencyIn, nameProblem, type Problem, priceProblem } from './model/draft';
import type { StepProps } from './step-props';
import { ownZone } from './use-onboarding';

/** Characters of the longest amount, with its thousands and decimals. */
const MAX_PRICE_LENGTH = amountText(MAX_AMOUNT - 1).length;

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: '12px', margin: 0, padding: 0, listStyle: 'none' },
  court: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    gap: '8px',
    alignItems: 'start',
    paddingBottom: '12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  remove: { justifySelf: 'end', alignSelf: 'center' },
  field: { minWidth: 0, '& > span': { minWidth: 0, width: '100%' } },
  add: { alignSelf: 'flex-start' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** Asks for the first courts, up to the plan's limit. None is fine. */
export function CourtsStep({ draft, onChange, problems, newKey }: StepProps & { newKey(): string }) {
  const text = useText();
  const styles = useStyles();
  const { data } = useQuery({
    queryKey: keyOf(subscriptionEndpoints.mine),
    queryFn: ({ signal }) => call(subscriptionEndpoints.mine, {}, { signal }),
  });
  const max = data?.limits.max_courts_per_club;
  const full = max !== undefined && max !== UNLIMITED && draft.courts.length >= max;
  const { locale } = useIntl();
  const currency = currencyIn(draft, ownZone());
  const sign = currencySign(currency, locale);
  /** Writes an amount with its thousands; anything else stays as typed. */
  const grouped = (typed: string) => {
    const amount = parseAmount(typed);
    return amount === null ? typed : amountText(amount);
  };
  const nameOf = (sport: Sport, n: number) => `${text(`sport.${sport}`)} ${n}`;
  const change = (key: string, part: Partial<CourtDraft>) =>
    onChange({ ...draft, courts: draft.courts.map((court) => (court.key === key ? { ...court, ...part } : court)) });
  const shown = (problem: Problem | null) =>
    problem && problems.includes(problem)
      ? ({ validationState: 'error', validationMessage: text(`onboarding.${problem}`, { currency }) } as const)
      : {};
  return (
    <>
      <ul className={styles.list}>
        {draft.courts.map((court, index) => (
          <li key={court.key} className={styles.court}>
            <Field
              label={text('onboarding.courtName', { n: index + 1 })}
              className={styles.field}
              {...shown(nameProblem(draft.courts, index))}
            >
              <Input
                maxLength={MAX_COURT_LENGTH.name}
                value={court.name}
                onChange={(_, { value }) => change(court.key, { name: value })}
              />
            </Field>
            <Field label={text('onboarding.courtSport')} className={styles.field}>
              <Select value={court.sport} onChange={(_, { value }) => change(court.key, { sport: value as Sport })}>
                {draft.sports.map((sport) => (
                  <option key={sport} value={sport}>
                    {text(`sport.${sport}`)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field
              label={text('onboarding.courtPrice')}
              className={styles.field}
              {...shown(priceProblem(court.price, currency))}
            >
              <Input
                inputMode="decimal"
                autoComplete="off"
                contentBefore={sign}
                maxLength={MAX_PRICE_LENGTH}
                value={localAmount(court.price ?? '', locale)}
                onFocus={(event) => event.currentTarget.select()}
                onChange={(_, { value }) => change(court.key, { price: formAmount(value, locale) })}
                onBlur={() => change(court.key, { price: grouped(court.price ?? '') })}
              />
            </Field>
            <Button
              className={styles.remove}
              appearance="subtle"
              aria-label={text('onboarding.removeCourt', { name: court.name })}
              onClick={() => onChange({ ...draft, courts: draft.courts.filter(({ key }) => key !== court.key) })}
            >
              {text('onboarding.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        className={styles.add}
        disabled={full || max === undefined}
        onClick={() => onChange(addCourt(draft, nameOf, newKey()))}
      >
        {text('onboarding.addCourt')}
      </Button>
      {max !== undefined && max !== UNLIMITED && (
        <Text size={200} className={styles.quiet}>
          {text('onboarding.courtLimit', { max })}
        </Text>
      )}
    </>
  );
}
