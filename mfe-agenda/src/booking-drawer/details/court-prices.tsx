import type { Centavos } from '@canchero/shared-contracts/core';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { useBookings } from '../../bookings-data/bookings-context';

const useStyles = makeStyles({
  list: { margin: '8px 0 0', padding: 0, listStyleType: 'none', fontVariantNumeric: 'tabular-nums' },
  row: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '12px',
    padding: '2px 0',
    color: tokens.colorNeutralForeground2,
    '& > :first-child': { minWidth: 0, overflowWrap: 'anywhere' },
    '& > :last-child': { whiteSpace: 'nowrap' },
  },
  total: {
    marginTop: '4px',
    paddingTop: '6px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
});

interface CourtPricesProps {
  /** Price of each court; null while it is not known. */
  prices: readonly { court_id: string | null; price: Centavos | null }[];
}

/** Price of each of several courts, and their sum. */
export function CourtPrices({ prices }: CourtPricesProps) {
  const { courts, texts } = useBookings();
  const { text, formatter } = texts;
  const styles = useStyles();
  const shown = (price: Centavos | null) => (price === null ? '–' : formatter.money(price));
  const unknown = prices.some(({ price }) => price === null);
  const total = unknown ? null : prices.reduce((sum, { price }) => sum + (price ?? 0), 0);
  return (
    <ul className={styles.list} aria-label={text('form.price.courts')}>
      {prices.map(({ court_id, price }) => (
        <li key={court_id} className={styles.row}>
          <span>{courts.find(({ id }) => id === court_id)?.name}</span>
          <span>{shown(price)}</span>
        </li>
      ))}
      <li className={mergeClasses(styles.row, styles.total)}>
        <span>{text('form.price.total', { count: prices.length })}</span>
        <span>{shown(total)}</span>
      </li>
    </ul>
  );
}
