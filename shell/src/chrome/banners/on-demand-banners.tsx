import { useStore } from '@canchero/shared-contracts/kit';
import { useEffect, useState } from 'react';
import { clubs } from '../../clubs/club-store';
import { firstScreenShown } from '../../parts/first-screen';
import { lazyPart } from '../../parts/lazy-part';
import { OptionalPart } from '../../parts/optional-part';

const ClubBanners = lazyPart(() => import('./club-banners'), 'ClubBanners');

/** The banners of the selected club, fetched once the first screen stands. */
export function OnDemandBanners() {
  const club = useStore(clubs, (s) => s.selected);
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    let live = true;
    void firstScreenShown.then(() => live && setSettled(true));
    return () => {
      live = false;
    };
  }, []);
  if (!settled || !club) return null;
  return (
    <OptionalPart>
      <ClubBanners club={club} />
    </OptionalPart>
  );
}
