import { pathTo, useHost, useStore } from '@canchero/shared-contracts/kit';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { ArrowRight20Regular } from '@fluentui/react-icons/headless/svg/arrow-right';
import { useCatalogue } from '../../../catalogue/use-catalogue';
import { When } from '../../../catalogue/when';
import { ActionLink } from '../../../site/action-link';
import { PHONE } from '../../../site/breakpoints';
import { useText } from '../../../text';
import { CourtLines } from '../court-lines';
import { AgendaPreview } from './agenda-preview';

const useStyles = makeStyles({
  hero: {
    position: 'relative',
    overflow: 'hidden',
    paddingInline: '24px',
    paddingTop: '88px',
    textAlign: 'center',
    backgroundImage: `radial-gradient(80% 60% at 50% 0%, ${tokens.colorBrandBackground2}, transparent)`,
    [PHONE]: { paddingInline: '16px', paddingTop: '48px' },
  },
  lines: { color: tokens.colorBrandStroke2, opacity: 0.35, height: '560px' },
  copy: { position: 'relative', maxWidth: '820px', marginInline: 'auto' },
  // the claim's place is kept until it is loaded
  above: { minHeight: '34px', marginBottom: '24px' },
  claim: {
    display: 'inline-block',
    margin: 0,
    padding: '6px 14px',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorBrandStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
  title: {
    margin: 0,
    fontSize: 'clamp(2.375rem, 6vw, 4.25rem)',
    lineHeight: 1.05,
    letterSpacing: '-0.035em',
    fontWeight: tokens.fontWeightBold,
    textWrap: 'balance',
  },
  lead: {
    maxWidth: '620px',
    marginInline: 'auto',
    marginTop: '24px',
    marginBottom: '36px',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase600,
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px' },
  action: { [PHONE]: { width: '100%' } },
  note: {
    marginTop: '16px',
    marginBottom: '64px',
    color: tokens.colorNeutralForeground3,
    [PHONE]: { marginBottom: '40px' },
  },
});

/** First band: the product in one sentence, the way in, and a picture of it. */
export function Hero() {
  const styles = useStyles();
  const text = useText();
  const user = useStore(useHost().session, (session) => session.user);
  const claimed = useCatalogue()?.claimed_clubs ?? '';
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <CourtLines className={styles.lines} />
      <div className={styles.copy}>
        <div className={styles.above}>
          <When flag={claimed} name="claimed_clubs">
            <p className={styles.claim}>{text('landing.hero.claim', { count: claimed })}</p>
          </When>
        </div>
        <h1 id="hero-title" className={styles.title}>
          {text('landing.hero.title')}
        </h1>
        <p className={styles.lead}>{text('landing.hero.lead')}</p>
        <div className={styles.actions}>
          <ActionLink to={user ? pathTo('home') : '/register'} look="primary" large className={styles.action}>
            {text(user ? 'landing.nav.club' : 'landing.hero.start')}
            <ArrowRight20Regular />
          </ActionLink>
          <ActionLink to="/#pricing" look="outline" large className={styles.action}>
            {text('landing.hero.plans')}
          </ActionLink>
        </div>
        <p className={styles.note}>{text('landing.hero.note')}</p>
      </div>
      <AgendaPreview />
    </section>
  );
}
