import type { Billing, PlanView } from '@canchero/shared-contracts/subscription';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';
import { When } from '../../../catalogue/when';
import { useText } from '../../../text';

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
export function PriceTag({ plan, billing }: { plan: PlanView; billing: Billing }) {
  const text = useText();
  const { figure, usd, before } = plan[billing];
  const billed = text(billing === 'annual' ? 'landing.pricing.billedAnnually' : 'landing.pricing.billedMonthly');
  return (
    <>
      <When flag={plan.is_free} name="is_free">
        <Figure details={text('landing.pricing.forever')}>{text('landing.pricing.free')}</Figure>
      </When>
      <When flag={plan.is_on_request} name="is_on_request">
        <Figure details={text('landing.pricing.custom')}>{text('landing.pricing.onRequest')}</Figure>
      </When>
      <When flag={plan.is_priced} name="is_priced">
        <Figure
          unit={text('landing.pricing.perMonth')}
          details={
            <>
              <span>
                {billed}
                <When flag={before} name={`${billing}.before`}>
                  , {text('landing.pricing.before', { price: before })}
                </When>
              </span>
              <When flag={usd} name={`${billing}.usd`}>
                <span>{text('landing.pricing.usd', { price: usd })}</span>
              </When>
            </>
          }
        >
          {figure}
        </Figure>
      </When>
    </>
  );
}

function Figure({ children, unit, details }: { children: string; unit?: string; details: ReactNode }) {
  const styles = useStyles();
  return (
    <div>
      <div className={styles.price}>
        <span className={styles.figure}>{children}</span>
        {unit && <span className={styles.unit}>{unit}</span>}
      </div>
      <div className={styles.details}>{details}</div>
    </div>
  );
}
