import { MAX_LENGTH } from '@canchero/shared-contracts/player';
import { makeStyles } from '@canchero/shared-contracts/ui';
import { Field, Input, Select } from '@canchero/shared-contracts/ui-forms';
import { useIntl } from 'react-intl';
import { countryChoices } from './countries';
import { useText } from './text';

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > *': { minWidth: 0 },
    '& > * > span': { width: '100%', minWidth: 0 },
    gap: '12px',
    // what is said below one field does not stretch its neighbour
    alignItems: 'start',
    '@media (max-width: 400px)': { gridTemplateColumns: '1fr' },
  },
});

/** Values of the fields, as typed. */
export interface PlayerFieldValues {
  first_name: string;
  last_name: string;
  phone_country: string;
  phone: string;
  email: string;
}

interface PlayerFieldsProps {
  values: PlayerFieldValues;
  /** Texts of the problems to show, by field. */
  problems: Partial<Record<'first_name' | 'phone' | 'email', string | undefined>>;
  autoFocus?: boolean;
  onChange(part: Partial<PlayerFieldValues>): void;
}

/** Fields of a player's name, phone and e-mail. */
export function PlayerFields({ values, problems, autoFocus = false, onChange }: PlayerFieldsProps) {
  const text = useText();
  const { locale } = useIntl();
  const styles = useStyles();
  const invalid = (field: keyof typeof problems) =>
    problems[field] ? { validationState: 'error' as const, validationMessage: problems[field] } : {};
  return (
    <>
      <div className={styles.pair}>
        <Field label={text('players.first_name')} required {...invalid('first_name')}>
          <Input
            value={values.first_name}
            maxLength={MAX_LENGTH.first_name}
            autoFocus={autoFocus}
            onChange={(_, { value }) => onChange({ first_name: value })}
          />
        </Field>
        <Field label={text('players.last_name')}>
          <Input
            value={values.last_name}
            maxLength={MAX_LENGTH.last_name}
            onChange={(_, { value }) => onChange({ last_name: value })}
          />
        </Field>
        <Field label={text('players.country')}>
          <Select value={values.phone_country} onChange={(_, { value }) => onChange({ phone_country: value })}>
            {countryChoices(locale, values.phone_country).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={text('players.phone')} {...invalid('phone')}>
          <Input
            type="tel"
            value={values.phone}
            maxLength={MAX_LENGTH.phone}
            onChange={(_, { value }) => onChange({ phone: value })}
          />
        </Field>
      </div>
      <Field label={text('players.email')} {...invalid('email')}>
        <Input
          type="email"
          value={values.email}
          maxLength={MAX_LENGTH.email}
          onChange={(_, { value }) => onChange({ email: value })}
        />
      </Field>
    </>
  );
}
