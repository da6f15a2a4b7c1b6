import { clubPagePath } from '@canchero/shared-contracts/online-booking';
import { catalogueView, type PlanCatalogue, subscriptionEndpoints } from '@canchero/shared-contracts/subscription';
import type { Services } from '../../platform/services';
import type { FindPageFacts } from '../../platform/static-files/page-facts';
import { readPublicClub } from '../public-clubs/reads';
import { planCatalogue } from '../subscriptions/reads';
import { clubJsonLd, productJsonLd } from './json-ld';

/** Milliseconds for which pages show the catalogue that was read, so that a busy page costs the database nothing. */
const FRESH_MS = 15_000;
const CLUB_PAGE = '/reserva/';

/** Returns what finds the facts of public pages: plans and claims for all, the club for its page. */
export function pageFacts({ db, clock, config }: Services): FindPageFacts {
  let read: { at: number; catalogue: Promise<PlanCatalogue> } | null = null;
  const catalogue = () => {
    const now = clock().getTime();
    if (!read || Math.abs(now - read.at) > FRESH_MS) {
      const reading = { at: now, catalogue: planCatalogue(db) };
      reading.catalogue.catch(() => {
        if (read === reading) read = null;
      });
      read = reading;
    }
    return read.catalogue;
  };
  return async ({ route, path, language }) => {
    if (route.startsWith(CLUB_PAGE)) {
      const club = await readPublicClub(db, decodeURIComponent(path.slice(CLUB_PAGE.length)).replace(/\/$/, ''));
      if (!club) return { view: { club }, answers: [], jsonLd: [], indexed: false };
      // whichever of its names was asked for
      const address = clubPagePath(club.slug);
      const jsonLd = [clubJsonLd(club, new URL(address, config.publicUrl).href)];
      return { view: { club }, address, answers: [], jsonLd, indexed: true };
    }
    const plans = await catalogue();
    const { method, path: plansPath } = subscriptionEndpoints.plans;
    return {
      view: catalogueView(plans, language),
      answers: [{ method, path: plansPath, data: plans }],
      jsonLd: route === '/' ? productJsonLd(plans, language, config.publicUrl) : [],
      indexed: true,
    };
  };
}
