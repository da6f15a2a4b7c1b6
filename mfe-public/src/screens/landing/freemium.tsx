import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { Checkmark20Filled } from '@fluentui/react-icons/headless/svg/checkmark';
import { useCatalogue } from '../../catalogue/use-catalogue';
import { When } from '../../catalogue/when';
import { ActionLink } from '../../site/action-link';
import { BELOW_DESKTOP, PHONE } from '../../site/breakpoints';
import { useText } from '../../text';

const useStyles = makeStyles({
  band: {
    paddingInline: '24px',
    paddingTop: '112px',
    [PHONE]: { paddingInline: '16px', paddingTop: '72px' },
  },
  panel: {
    display: 'grid',
    gridTemplateColumns: '1.2fr 1fr',
    alignItems: 'center',
    gap: '56px',
    maxWidth: '1200px',
    boxSizing: 'border-box',
    marginInline: 'auto',
    padding: '56px',
    borderRadius: '24px',
    border: `1px solid ${tokens.colorBrandStroke2}`,
    backgroundImage: `linear-gradient(120deg, ${tokens.colorBrandBackground2}, ${tokens.colorNeutralBackground1} 75%)`,
    [BELOW_DESKTOP]: { gridTemplateColumns: '1fr', gap: '32px', padding: '40px' },
    [PHONE]: { padding: '32px 20px' },
  },
  eyebrow: { margin: 0, fontWeight: tokens.fontWeightSemibold, color: tokens.colorBrandForeground1 },
  title: {
    marginTop: '8px',
    marginBottom: '12px',
    fontSize: 'clamp(1.625rem, 3vw, 2.25rem)',
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
  },
  body: {
    marginTop: 0,
    marginBottom: '28px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase500,
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
  list: { display: 'grid', gap: '16px', listStyleType: 'none', margin: 0, padding: 0 },
  line: { display: 'flex', gap: '12px', fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  icon: { flexShrink: 0, color: tokens.colorBrandForeground1 },
});

/** Panel about the plan that costs nothing, with its limits from the catalogue. Absent without such a plan. */
export function Freemium() {
  const styles = useStyles();
  const text = useText();
  const free = useCatalogue()?.free ?? null;
  const line = (label: string) => (
    <li className={styles.line}>
      <Checkmark20Filled className={styles.icon} />
      {label}
    </li>
  );
  return (
    <When flag={free} name="free">
      {free && (
        <section className={styles.band} aria-labelledby="freemium-title">
          <div className={styles.panel}>
            <div>
              <p className={styles.eyebrow}>{text('landing.freemium.eyebrow', { plan: free.name })}</p>
              <h2 id="freemium-title" className={styles.title}>
                {text('landing.freemium.title')}
              </h2>
              <p className={styles.body}>{text('landing.freemium.body')}</p>
              <ActionLink to="/register" look="primary" large>
                {text('landing.pricing.start')}
              </ActionLink>
            </div>
            <ul className={styles.list} aria-label={text('landing.freemium.list')}>
              {line(free.courts)}
              <When flag={free.players} name="players">
                {line(text('landing.plan.players', { max: free.players }))}
              </When>
              <When flag={free.bookings} name="bookings">
                {line(text('landing.plan.bookings', { max: free.bookings }))}
              </When>
              {line(text('landing.freemium.card'))}
              {line(text('landing.freemium.trial'))}
            </ul>
          </div>
        </section>
      )}
    </When>
  );
}
