import type { Language } from '@canchero/shared-contracts/core';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { type TextId, useText } from '../../../text';
import { type Billing, formatPlanPrice, formatUsd, type PlanPrice } from '../model/price';

const useStyles = makeStyles({
  price: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '8px', minHeight: '44px' },
  figure: {
    fontSize: '2rem',
    lineHeight: '44px',
    letterSpacing: '-0.02em',
    fontWeight: tokens.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
  },
  unit: { color: tokens.colorNeutralForeground2 },
  details: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '40px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground3,
  },
});

/** Price by month with its remarks. Every form has the same height, so that the cards line up. */
export function PriceTag({ price, billing, language }: { price: PlanPrice; billing: Billing; language: Language }) {
  const styles = useStyles();
  const text = useText();
  if (price.kind !== 'amount') {
    const [figure, detail] = FIXED[price.kind];
    return (
      <div>
        <div className={styles.price}>
          <span className={styles.figure}>{text(figure)}</span>
        </div>
        <div className={styles.details}>{text(detail)}</div>
      </div>
    );
  }
  const billed = text(billing === 'annual' ? 'landing.pricing.billedAnnually' : 'landing.pricing.billedMonthly');
  const before = price.before && text('landing.pricing.before', { price: formatPlanPrice(price.before, language) });
  return (
    <div>
      <div className={styles.price}>
        <span className={styles.figure}>{formatPlanPrice(price.ars, language)}</span>
        <span className={styles.unit}>{text('landing.pricing.perMonth')}</span>
      </div>
      <div className={styles.details}>
        <span>{before ? `${billed}, ${before}` : billed}</span>
        {price.usd !== null && <span>{text('landing.pricing.usd', { price: formatUsd(price.usd, language) })}</span>}
      </div>
    </div>
  );
}

const FIXED: Record<'free' | 'on-request', readonly [figure: TextId, detail: TextId]> = {
  free: ['landing.pricing.free', 'landing.pricing.forever'],
  'on-request': ['landing.pricing.onRequest', 'landing.pricing.custom'],
};
