import { makeStyles, tokens, VISUALLY_HIDDEN } from '@canchero/shared-contracts/ui';
import { useCatalogue } from '../../catalogue/use-catalogue';
import { When } from '../../catalogue/when';
import { BELOW_DESKTOP, PHONE } from '../../site/breakpoints';
import { useText } from '../../text';

const useStyles = makeStyles({
  band: {
    paddingBlock: '64px',
    paddingInline: '24px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [PHONE]: { paddingBlock: '48px', paddingInline: '16px' },
  },
  hidden: VISUALLY_HIDDEN,
  list: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '40px',
    maxWidth: '1200px',
    marginBlock: 0,
    marginInline: 'auto',
    [BELOW_DESKTOP]: { display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: '32px' },
    [PHONE]: { columnGap: '24px' },
  },
  stat: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', flex: '1 1 0' },
  figure: {
    margin: 0,
    fontSize: 'clamp(2.25rem, 4vw, 3.25rem)',
    lineHeight: 1.1,
    letterSpacing: '-0.03em',
    fontWeight: tokens.fontWeightBold,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorBrandForeground1,
  },
  label: {
    marginTop: '8px',
    maxWidth: '240px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase400,
    color: tokens.colorNeutralForeground2,
    textWrap: 'balance',
  },
});

/** Figures of the product; the number of clubs is a setting of the service. */
export function Stats() {
  const styles = useStyles();
  const text = useText();
  const claimed = useCatalogue()?.claimed_clubs ?? '';
  const stat = (figure: string, label: string) => (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure}>{figure}</dd>
    </div>
  );
  return (
    <section className={styles.band} aria-labelledby="stats-title">
      <h2 id="stats-title" className={styles.hidden}>
        {text('landing.stats.title')}
      </h2>
      <dl className={styles.list}>
        <When flag={claimed} name="claimed_clubs">
          {stat(text('landing.stats.clubs.figure', { count: claimed }), text('landing.stats.clubs'))}
        </When>
        {stat('24/7', text('landing.stats.online'))}
        {stat('0', text('landing.stats.overlaps'))}
        {stat('3', text('landing.stats.languages'))}
      </dl>
    </section>
  );
}
