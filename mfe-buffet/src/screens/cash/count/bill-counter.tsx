import { useClub, useFormatter } from '@canchero/shared-contracts/kit';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../../../text';
import { BILLS, billCount, type TypedBills } from '../model/bills';

const useStyles = makeStyles({
  details: { marginTop: '8px', fontSize: tokens.fontSizeBase300 },
  summary: {
    width: 'fit-content',
    color: tokens.colorBrandForegroundLink,
    cursor: 'pointer',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    // 44 pixels high
    '@media (pointer: coarse)': { paddingBlock: '12px' },
  },
  bills: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
    gap: '8px',
    padding: '8px 0',
  },
  bill: { display: 'flex', flexDirection: 'column', gap: '2px', '& input': { minWidth: 0, width: '100%' } },
});

/** Counts banknotes and enters their total, once all that is typed can be read. */
export function BillCounter({ typed, onChange }: { typed: TypedBills; onChange(typed: TypedBills): void }) {
  const text = useText();
  const styles = useStyles();
  const formatter = useFormatter(useClub());
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{text('count.bills')}</summary>
      <div className={styles.bills}>
        {BILLS.map((bill) => (
          <div key={bill} className={styles.bill}>
            <span aria-hidden>{formatter.money(bill)}</span>
            <Field
              {...(billCount(typed[bill]) === null && {
                validationState: 'error',
                validationMessage: text('count.bill.invalid'),
              })}
            >
              <Input
                inputMode="numeric"
                autoComplete="off"
                aria-label={text('count.bill', { bill: formatter.money(bill) })}
                placeholder="0"
                value={typed[bill] ?? ''}
                onChange={(_, data) => onChange({ ...typed, [bill]: data.value })}
              />
            </Field>
          </div>
        ))}
      </div>
    </details>
  );
}
