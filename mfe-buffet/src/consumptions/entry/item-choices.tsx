import type { Item } from '@canchero/shared-contracts/item';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { Button, makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';
import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { SubtractRegular } from '@fluentui/react-icons/headless/svg/subtract';
import { StockBadge } from '../../catalogue/stock-badge';
import { useText } from '../../text';
import { type Basket, mostOf } from '../model/basket';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '6px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    // skips the layout of items out of sight
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 53px',
  },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  detail: {
    display: 'flex',
    gap: '12px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  count: { minWidth: '28px', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
  some: { fontWeight: tokens.fontWeightSemibold },
});

interface ItemChoicesProps {
  items: readonly Item[];
  basket: Basket;
  formatter: Formatter;
  /** Text for an empty list. */
  empty: string;
  onMore(item: Item, by: number): void;
}

/** Items for sale with price, stock and chosen quantity. */
export function ItemChoices({ items, basket, formatter, empty, onMore }: ItemChoicesProps) {
  const text = useText();
  const styles = useStyles();
  if (items.length === 0) return <Text role="status">{empty}</Text>;
  return (
    <ul className={styles.list}>
      {items.map((item) => {
        const count = basket.items[item.id] ?? 0;
        return (
          <li key={item.id} className={styles.line}>
            <span className={styles.words}>
              <span className={count > 0 ? styles.some : undefined}>{item.name}</span>
              <span className={styles.detail}>
                {formatter.money(item.price)}
                {item.track_stock && (
                  <span>
                    {text('items.stock')} <StockBadge item={item} />
                  </span>
                )}
              </span>
            </span>
            {count > 0 && (
              <>
                <Button
                  appearance="subtle"
                  icon={<SubtractRegular />}
                  aria-label={text('consumptions.fewer', { name: item.name })}
                  onClick={() => onMore(item, -1)}
                />
                <span className={styles.count}>{count}</span>
              </>
            )}
            <Button
              icon={<AddRegular />}
              disabledFocusable={count >= mostOf(item)}
              aria-label={text('consumptions.oneMore', { name: item.name })}
              onClick={() => onMore(item, 1)}
            />
          </li>
        );
      })}
    </ul>
  );
}
