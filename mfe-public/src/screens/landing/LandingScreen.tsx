import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { Closing } from './Closing';
import { Features } from './Features';
import { Footer } from './Footer';
import { Header } from './header/Header';
import { Hero } from './hero/Hero';
import { Pricing } from './pricing/Pricing';
import { useScrollToSection } from './use-scroll-to-section';

const useStyles = makeStyles({
  page: {
    minHeight: '100vh',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  content: { outlineStyle: 'none', scrollMarginTop: '64px' },
});

/** What a visitor without an account sees first: what the product is, what it costs, and the way in. */
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
