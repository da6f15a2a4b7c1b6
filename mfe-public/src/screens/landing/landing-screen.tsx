import { SiteFrame } from '../../site/site-frame';
import { Closing } from './closing';
import { Customers } from './customers';
import { Faq } from './faq/faq';
import { Features } from './features';
import { Freemium } from './freemium';
import { Hero } from './hero/hero';
import { Pricing } from './pricing/pricing';
import { Showcase } from './showcase/showcase';
import { Stats } from './stats';

/** Landing page: the product, its prices, and the way in. */
export function LandingScreen() {
  return (
    <SiteFrame>
      <Hero />
      <Stats />
      <Features />
      <Showcase />
      <Customers />
      <Freemium />
      <Pricing />
      <Faq />
      <Closing />
    </SiteFrame>
  );
}
