import type { Club } from '@canchero/shared-contracts/club';
import { planRank } from '@canchero/shared-contracts/subscription';
import { makeStyles } from '@canchero/shared-contracts/ui';
import { readEntry } from '../../storage/entries';

/** Least height of the offer: two lines and, where it is narrow, its buttons below them. */
export const OFFER_HEIGHT = {
  boxSizing: 'border-box',
  minHeight: '61px',
  '@media (max-width: 520px)': { minHeight: '114px' },
} as const;

const useStyles = makeStyles({
  room: { ...OFFER_HEIGHT, flexShrink: 0 },
});

/** Checks whether a club gets the offer of a better plan: its plan is the free one, and the offer was not closed. */
export const hasOffer = (club: Club): boolean => planRank(club.plan) === 0 && readEntry('upsellClosed') !== club.id;

/** Names what the height of a club's banners depends on. */
export const placeOf = (club: Club): string => `${club.id} ${window.innerWidth}`;

/** Returns the height in px that the banners of a club had last in this tab, if it is known. */
export const seenHeight = (club: Club): number | undefined =>
  readEntry<Record<string, number>>('bannerHeight')?.[placeOf(club)];

/**
 * Keeps the room of banners that are on their way, so that nothing moves under the pointer when they come: the height
 * that they had last, or else that of the offer.
 */
export function BannerRoom({ club }: { club: Club }) {
  const styles = useStyles();
  const minHeight = seenHeight(club);
  return (minHeight !== undefined || hasOffer(club)) && <div className={styles.room} style={{ minHeight }} />;
}
