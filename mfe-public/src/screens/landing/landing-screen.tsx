import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { Closing } from './closing';
import { Features } from './features';
import { Footer } from './footer';
import { Header } from './header/header';
import { Hero } from './hero/hero';
import { Pricing } from './pricing/pricing';
import { useScrollToSection } from './use-scroll-to-section';

const useStyles = makeStyles({
  page: {
    minHeight: '100vh',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  content: { outlineStyle: 'none', scrollMarginTop: '64px' },
});

/** Landing page: the product, its prices, and the way in. */
export function LandingScreen() {
  const styles = useStyles();
  useScrollToSection();
  return (
    <div className={styles.page}>
      <Header />
      <main id="content" tabIndex={-1} className={styles.content}>
        <Hero />
        <Features />
        <Pricing />
        <Closing />
      </main>
      <Footer />
    </div>
  );
}
