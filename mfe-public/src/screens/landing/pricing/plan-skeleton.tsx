import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { BELOW_DESKTOP, PHONE, STILL } from '../../../site/breakpoints';
import { useText } from '../../../text';

const useStyles = makeStyles({
  plans: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '20px',
    marginTop: '86px',
    [BELOW_DESKTOP]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  card: {
    display: 'grid',
    alignContent: 'start',
    gap: '16px',
    minHeight: '640px',
    boxSizing: 'border-box',
    padding: '28px 24px',
    borderRadius: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  bar: {
    height: '18px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
    animationName: { '50%': { opacity: 0.45 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
    [STILL]: { animationName: 'none' },
  },
  name: { width: '50%' },
  price: { width: '75%', height: '44px' },
  button: { height: '40px' },
});

const PLAN_CARDS = [1, 2, 3, 4];
const LINES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Placeholder of four cards while the plans load. */
export function PlanSkeleton() {
  const styles = useStyles();
  const text = useText();
  return (
    <div role="status" aria-label={text('landing.pricing.loading')} className={styles.plans}>
      {PLAN_CARDS.map((plan) => (
        <div key={plan} className={styles.card}>
          <span className={mergeClasses(styles.bar, styles.name)} />
          <span className={mergeClasses(styles.bar, styles.price)} />
          <span className={mergeClasses(styles.bar, styles.button)} />
          {LINES.map((line) => (
            <span key={line} className={styles.bar} />
          ))}
        </div>
      ))}
    </div>
  );
}
