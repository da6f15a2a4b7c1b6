import { pathTo, useHost, useStore } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../../text';
import { ActionLink } from '../action-link';
import { Brand } from '../brand';
import { BELOW_DESKTOP, DESKTOP, PHONE } from '../breakpoints';
import { LanguageMenu } from './language-menu';
import { PhoneMenu } from './phone-menu';
import { SectionLinks } from './section-links';
import { ThemeButton } from './theme-button';

const useStyles = makeStyles({
  header: {
    position: 'sticky',
    top: 0,
    zIndex: 10,
    backgroundColor: `color-mix(in srgb, ${tokens.colorNeutralBackground1} 88%, transparent)`,
    backdropFilter: 'blur(12px)',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    height: '64px',
    maxWidth: '1200px',
    marginInline: 'auto',
    paddingInline: '24px',
    [PHONE]: { paddingInline: '16px' },
  },
  home: {
    color: 'inherit',
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '4px' },
  },
  sections: { display: 'flex', gap: '4px', marginInlineStart: '24px', [BELOW_DESKTOP]: { display: 'none' } },
  actions: { display: 'flex', alignItems: 'center', gap: '8px', marginInlineStart: 'auto' },
  wide: { [BELOW_DESKTOP]: { display: 'none' } },
  notOnPhones: { [PHONE]: { display: 'none' } },
  narrow: { [DESKTOP]: { display: 'none' } },
  skip: {
    position: 'absolute',
    insetInlineStart: '16px',
    top: '-100px',
    zIndex: 11,
    ':focus': { top: '10px' },
  },
});

/** Header: name, sections, language, colour mode, and the way in (sign in or up; the agenda once signed in). */
export function Header() {
  const styles = useStyles();
  const text = useText();
  const user = useStore(useHost().session, (session) => session.user);
  return (
    <header className={styles.header}>
      <ActionLink to="/#content" look="primary" className={styles.skip}>
        {text('landing.skip')}
      </ActionLink>
      <div className={styles.bar}>
        <Link to="/" className={styles.home}>
          <Brand />
        </Link>
        <nav aria-label={text('landing.nav.label')} className={styles.sections}>
          <SectionLinks />
        </nav>
        <div className={styles.actions}>
          <LanguageMenu />
          <ThemeButton />
          {user ? (
            <ActionLink to={pathTo('home')} look="primary" className={styles.notOnPhones}>
              {text('landing.nav.club')}
            </ActionLink>
          ) : (
            <>
              <ActionLink to="/login" look="subtle" className={styles.wide}>
                {text('landing.nav.signIn')}
              </ActionLink>
              <ActionLink to="/register" look="primary" className={styles.notOnPhones}>
                {text('landing.nav.getStarted')}
              </ActionLink>
            </>
          )}
          <PhoneMenu signedIn={user !== null} className={styles.narrow} />
        </div>
      </div>
    </header>
  );
}
