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
  room: { ...OFFER_HEIGHT, flexShrink: 0, '@media print': { display: 'none' } },
});

/** Checks whether a club gets the offer of a better plan: its plan is the free one, and the offer was not closed. */
export const hasOffer = (club: Club): boolean => planRank(club.plan) === 0 && readEntry('upsellClosed') !== club.id;

/** Keeps the room of an offer that is on its way, so that nothing moves under the pointer when it comes. */
export function OfferRoom({ club }: { club: Club }) {
  const styles = useStyles();
  return hasOffer(club) && <div className={styles.room} />;
}
