import { type Item, stockLevel } from '@canchero/shared-contracts/item';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { useIntl } from 'react-intl';
import { useText } from '../text';

const useStyles = makeStyles({
  badge: {
    display: 'inline-block',
    padding: '1px 10px',
    borderRadius: tokens.borderRadiusCircular,
    fontVariantNumeric: 'tabular-nums',
  },
  low: { color: tokens.colorStatusWarningForeground1, backgroundColor: tokens.colorStatusWarningBackground1 },
  out: { color: tokens.colorStatusDangerForeground1, backgroundColor: tokens.colorStatusDangerBackground1 },
  none: { color: tokens.colorNeutralForeground3 },
});

/** Stock of an item, with a mark if it is low. */
export function StockBadge({ item }: { item: Pick<Item, 'track_stock' | 'stock' | 'min_stock'> }) {
  const text = useText();
  const intl = useIntl();
  const styles = useStyles();
  if (!item.track_stock) return <span className={styles.none}>–</span>;
  const level = stockLevel(item);
  const stock = intl.formatNumber(item.stock);
  if (level === 'ok') return stock;
  return (
    <span className={mergeClasses(styles.badge, styles[level])} title={text(`stock.level.${level}`)}>
      {stock}
      {level === 'out' ? '' : ` / ${intl.formatNumber(item.min_stock)}`}
    </span>
  );
}
