import type { Formatter } from '@canchero/shared-contracts/kit';
import type { Revenue } from '@canchero/shared-contracts/revenue';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useIntl } from 'react-intl';
import { useText } from '../../text';

const useStyles = makeStyles({
  cards: { display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))', margin: 0 },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  figure: { margin: 0, fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700 },
  name: { fontWeight: tokens.fontWeightSemibold },
  how: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

/** Draws the figures of now, each with a sentence on what it means. */
export function RevenueCards({ revenue, format }: { revenue: Revenue; format: Formatter }) {
  const text = useText();
  const styles = useStyles();
  const { formatNumber } = useIntl();
  const rate = revenue.by_month.at(-1)?.churn_rate ?? null;
  const cards = [
    { id: 'mrr', value: format.money(revenue.mrr) },
    { id: 'owners', value: formatNumber(revenue.owners) },
    { id: 'arpa', value: revenue.arpa === null ? '–' : format.money(revenue.arpa) },
    {
      id: 'churn',
      value: rate === null ? '–' : formatNumber(rate, { style: 'percent', maximumFractionDigits: 1 }),
    },
  ] as const;
  return (
    <dl className={styles.cards}>
      {cards.map(({ id, value }) => (
        <div key={id} className={styles.card}>
          <dt className={styles.name}>{text(`revenue.${id}`)}</dt>
          <dd className={styles.figure}>{value}</dd>
          <dd className={styles.how}>{text(`revenue.${id}.how`)}</dd>
        </div>
      ))}
    </dl>
  );
}
