import { pathTo, useHost, useStore } from '@canchero/shared-contracts/kit';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { ActionLink } from '../../site/action-link';
import { PHONE } from '../../site/breakpoints';
import { useText } from '../../text';
import { CourtLines } from './court-lines';

const useStyles = makeStyles({
  band: { paddingInline: '24px', paddingBottom: '112px', [PHONE]: { paddingInline: '16px', paddingBottom: '72px' } },
  panel: {
    position: 'relative',
    overflow: 'hidden',
    maxWidth: '1200px',
    boxSizing: 'border-box',
    marginInline: 'auto',
    padding: '72px 32px',
    borderRadius: '24px',
    textAlign: 'center',
    backgroundColor: tokens.colorBrandBackground2,
    [PHONE]: { padding: '56px 20px' },
  },
  lines: { color: tokens.colorBrandStroke2, opacity: 0.7 },
  content: { position: 'relative' },
  title: {
    margin: 0,
    fontSize: 'clamp(1.75rem, 3.4vw, 2.5rem)',
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
  },
  body: {
    marginTop: '16px',
    marginBottom: '32px',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase600,
    textWrap: 'pretty',
  },
});

/** Closing band before the footer, with the way in. */
export function Closing() {
  const styles = useStyles();
  const text = useText();
  const user = useStore(useHost().session, (session) => session.user);
  return (
    <section className={styles.band} aria-labelledby="closing-title">
      <div className={styles.panel}>
        <CourtLines className={styles.lines} />
        <div className={styles.content}>
          <h2 id="closing-title" className={styles.title}>
            {text('landing.closing.title')}
          </h2>
          <p className={styles.body}>{text('landing.closing.body')}</p>
          <ActionLink to={user ? pathTo('home') : '/register'} look="primary" large>
            {text(user ? 'landing.nav.club' : 'landing.hero.start')}
          </ActionLink>
        </div>
      </div>
    </section>
  );
}
