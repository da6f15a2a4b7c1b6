import type { Language } from '@canchero/shared-contracts/core';
import { type Billing, formatUsd, type Plan, planPrice } from '@canchero/shared-contracts/subscription';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useIntl } from 'react-intl';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../text';

const useStyles = makeStyles({
  price: { display: 'grid', alignContent: 'start', gap: '2px', margin: 0 },
  figure: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 8px' },
  amount: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  small: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

/** Price of a month in pesos, which are charged, with about as many dollars. */
export function Price({ plan, billing }: { plan: Plan; billing: Billing }) {
  const text = useText();
  const styles = useStyles();
  const format = useFormat();
  const language = useIntl().locale as Language;
  const price = planPrice(plan.pricing, billing);
  return (
    <p className={styles.price}>
      {price.kind !== 'amount' ? (
        <span className={styles.amount}>{text(price.kind === 'free' ? 'current.free' : 'plans.onRequest')}</span>
      ) : (
        <>
          <span className={styles.figure}>
            <span className={styles.amount}>{format.money(price.ars)}</span> {text('plans.month')}
          </span>
          {price.usd !== null && (
            <span className={styles.small}>{text('plans.usd', { usd: formatUsd(price.usd, language) })}</span>
          )}
          {billing === 'annual' && (
            <span className={styles.small}>
              {text('plans.year', { amount: format.money(price.ars * 12) })}
              {price.before !== null && ` · ${text('plans.before', { amount: format.money(price.before) })}`}
            </span>
          )}
        </>
      )}
    </p>
  );
}
