import type { Centavos } from '@canchero/shared-contracts/core';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { useText } from '../../../text';
import { useCashStyles } from '../styles';

/** Surplus or shortage, in words as well as in colour. */
export function Difference({ amount, formatter }: { amount: Centavos; formatter: Formatter }) {
  const text = useText();
  const styles = useCashStyles();
  if (amount === 0) return <span className={styles.exact}>{text('difference.none')}</span>;
  return (
    <span className={amount < 0 ? styles.short : styles.over}>
      {text(amount < 0 ? 'difference.short' : 'difference.over', { amount: formatter.money(Math.abs(amount)) })}
    </span>
  );
}
