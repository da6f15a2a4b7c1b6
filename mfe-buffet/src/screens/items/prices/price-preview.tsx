import { useClub, useFormatter } from '@canchero/shared-contracts/kit';
import { mergeClasses, Text } from '@canchero/shared-contracts/ui';
import { usePreviewStyles } from '@canchero/shared-contracts/ui-table';
import { useText } from '../../../text';
import type { PricedItem } from '../model/price-change';

/** Number of lines shown; the others change as well. */
const SHOWN = 200;

/** Prices before and after the change. */
export function PricePreview({ prices }: { prices: readonly PricedItem[] }) {
  const text = useText();
  const styles = usePreviewStyles();
  const formatter = useFormatter(useClub());
  return (
    <>
      <Text role="status" weight="semibold">
        {text('prices.count', { count: prices.length })}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={styles.place} tabIndex={0} aria-label={text('prices.preview')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={mergeClasses(styles.cell, styles.head)}>
                {text('items.column.name')}
              </th>
              {(['before', 'after', 'difference'] as const).map((column) => (
                <th key={column} scope="col" className={mergeClasses(styles.cell, styles.head, styles.number)}>
                  {text(`prices.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {prices.slice(0, SHOWN).map(({ item, price }) => (
              <tr key={item.id}>
                <td className={styles.cell}>{item.name}</td>
                <td className={mergeClasses(styles.cell, styles.number, styles.muted)}>
                  {formatter.money(item.price)}
                </td>
                <td className={mergeClasses(styles.cell, styles.number, styles.strong)}>{formatter.money(price)}</td>
                <td className={mergeClasses(styles.cell, styles.number, styles.muted)}>
                  {price > item.price ? '+' : ''}
                  {formatter.money(price - item.price)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {prices.length > SHOWN && <Text>{text('preview.rest', { count: prices.length - SHOWN })}</Text>}
    </>
  );
}
