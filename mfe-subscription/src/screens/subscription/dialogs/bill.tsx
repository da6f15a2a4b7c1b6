import type { ChangePreview } from '@canchero/shared-contracts/subscription';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../text';

const useStyles = makeStyles({
  bill: { display: 'grid', margin: 0 },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
    padding: '8px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  term: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, fontVariantNumeric: 'tabular-nums' },
  sum: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
});

/** Draws what a change charges, today and later, to the centavo. */
export function Bill({ preview }: { preview: ChangePreview }) {
  const text = useText();
  const styles = useStyles();
  const format = useFormat();
  const { kind, period, at, price, credit, charged_today, next_charge, monthly_cost, currency } = preview;
  const money = (amount: number) => format.money(amount, currency);
  const isUpgrade = kind === 'upgrade';
  const lines: [term: string, value: string, isSum?: boolean][] = [
    [text('change.starts'), isUpgrade ? text('change.atOnce') : format.date(at)],
    [
      text('change.price'),
      text(period === 'annual' ? 'current.perYear' : 'current.perMonth', { amount: money(price) }),
    ],
  ];
  if (credit > 0) lines.push([text('change.credit'), money(-credit)]);
  lines.push([text('change.today'), money(charged_today), true]);
  if (next_charge)
    lines.push([
      text('change.next'),
      text('current.nextCharge', { amount: money(next_charge.amount), date: format.date(next_charge.at) }),
    ]);
  if (period === 'annual') lines.push([text('change.monthly'), money(monthly_cost)]);
  return (
    <dl className={styles.bill} aria-label={text('change.bill')}>
      {lines.map(([term, value, isSum]) => (
        <div key={term} className={styles.line}>
          <dt className={mergeClasses(styles.term, isSum && styles.sum)}>{term}</dt>
          <dd className={mergeClasses(styles.value, isSum && styles.sum)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
