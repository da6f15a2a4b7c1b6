import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';
import { Footer } from './footer';
import { Header } from './header/header';
import { useScrollToSection } from './use-scroll-to-section';

const useStyles = makeStyles({
  page: {
    minHeight: '100vh',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  content: { outlineStyle: 'none', scrollMarginTop: '64px' },
});

/** Header and footer of the public site around a page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const styles = useStyles();
  useScrollToSection();
  return (
    <div className={styles.page}>
      <Header />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
