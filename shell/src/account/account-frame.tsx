import { Link, useLocation } from '@canchero/shared-contracts/router';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';
import { useText } from '../i18n/text';
import { Brand } from '../parts/brand';
import { ColorModeToggle } from '../parts/color-mode-toggle';
import { LanguageSelector } from '../parts/language-selector';
import { useFocusOnNavigation } from '../parts/use-focus-on-navigation';
import { CourtArt } from './court-art';

const WIDE = '@media (min-width: 960px)';

const useStyles = makeStyles({
  frame: {
    display: 'grid',
    minHeight: '100dvh',
    backgroundColor: tokens.colorNeutralBackground1,
    [WIDE]: { gridTemplateColumns: 'minmax(400px, 5fr) 7fr' },
  },
  side: {
    display: 'none',
    position: 'relative',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    overflow: 'hidden',
    boxSizing: 'border-box',
    padding: '48px',
    backgroundColor: tokens.colorBrandBackground4Static,
    color: tokens.colorNeutralForegroundStaticInverted,
    [WIDE]: { display: 'flex' },
  },
  claim: { position: 'relative', maxWidth: '420px', margin: 0, fontSize: '32px', lineHeight: '40px', fontWeight: 600 },
  detail: { position: 'relative', maxWidth: '400px', margin: '12px 0 0', fontSize: '16px', lineHeight: '24px' },
  column: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  top: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '72px',
    padding: '0 32px',
    '@media (max-width: 640px)': { minHeight: '64px', padding: '0 16px' },
  },
  home: { marginRight: 'auto', textDecorationLine: 'none' },
  main: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    flexGrow: 1,
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '440px',
    margin: '0 auto',
    padding: '24px 24px 96px',
    outline: 'none',
  },
});

/** Frames the pages around signing in: a picture of the product on one side, the form on the other. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const text = useText();
  const styles = useStyles();
  const main = useFocusOnNavigation<HTMLElement>(useLocation().pathname);
  return (
    <div className={styles.frame}>
      <aside className={styles.side}>
        <CourtArt />
        <p className={styles.claim}>{text('brand.claim')}</p>
        <p className={styles.detail}>{text('brand.detail')}</p>
      </aside>
      <div className={styles.column}>
        <header className={styles.top}>
          <Link to="/" className={styles.home} aria-label="Canchero">
            <Brand />
          </Link>
          <LanguageSelector />
          <ColorModeToggle />
        </header>
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}
