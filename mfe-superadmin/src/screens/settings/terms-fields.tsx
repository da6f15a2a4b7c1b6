import { MAX_TERMS } from '@canchero/shared-contracts/admin-setting';
import { BILLINGS, type Billing, PLAN_SWITCHES } from '@canchero/shared-contracts/subscription';
import { makeStyles } from '@canchero/shared-contracts/ui';
import { Checkbox, Field, Input } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../../text';
import { isWrongLimit, isWrongPrice, LIMITS, type TypedTerms } from './model/terms';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
    alignItems: 'start',
    gap: '12px 16px',
    // an input may be narrower than twenty letters
    '& > *': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  switches: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))' },
});

interface TermsFieldsProps {
  typed: TypedTerms;
  onChange(typed: TypedTerms): void;
}

/** Fields of a plan's prices, limits and features. */
export function TermsFields({ typed, onChange }: TermsFieldsProps) {
  const text = useText();
  const styles = useStyles();
  const wrong = (isWrong: boolean, problem: 'amount' | 'count', max: number) =>
    isWrong
      ? ({ validationState: 'error', validationMessage: text(`settings.problem.${problem}`, { max }) } as const)
      : {};
  const wrongPrice = (field: 'ars' | 'usd' | 'discount', value: string) => {
    const [problem, max] =
      field === 'discount' ? (['count', MAX_TERMS.discount] as const) : (['amount', MAX_TERMS[field] / 100] as const);
    return wrong(isWrongPrice(field, value), problem, max);
  };
  const price = (billing: Billing, field: keyof TypedTerms['prices'][Billing]) => (
    <Field label={text(`settings.${field}.${billing}`)} {...wrongPrice(field, typed.prices[billing][field])}>
      <Input
        inputMode="decimal"
        value={typed.prices[billing][field]}
        onChange={(_, { value }) =>
          onChange({ ...typed, prices: { ...typed.prices, [billing]: { ...typed.prices[billing], [field]: value } } })
        }
      />
    </Field>
  );
  return (
    <>
      {BILLINGS.map((billing) => (
        <div key={billing} className={styles.fields}>
          {price(billing, 'ars')}
          {price(billing, 'usd')}
          {price(billing, 'discount')}
        </div>
      ))}
      <div className={styles.fields}>
        {LIMITS.map((name) => (
          <Field
            key={name}
            label={text(`settings.limit.${name}`)}
            {...wrong(isWrongLimit(typed.limits[name]), 'count', MAX_TERMS.limit)}
          >
            <Input
              inputMode="numeric"
              placeholder={text('settings.unlimited')}
              value={typed.limits[name]}
              onChange={(_, { value }) => onChange({ ...typed, limits: { ...typed.limits, [name]: value } })}
            />
          </Field>
        ))}
      </div>
      <div className={styles.switches}>
        {PLAN_SWITCHES.map((name) => (
          <Checkbox
            key={name}
            label={text(`settings.switch.${name}`)}
            checked={typed.switches[name]}
            onChange={(_, { checked }) =>
              onChange({ ...typed, switches: { ...typed.switches, [name]: checked === true } })
            }
          />
        ))}
        <Checkbox
          label={text('settings.recommended')}
          checked={typed.recommended}
          onChange={(_, { checked }) => onChange({ ...typed, recommended: checked === true })}
        />
      </div>
    </>
  );
}
