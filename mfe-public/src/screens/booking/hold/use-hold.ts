import type { PublicClub } from '@canchero/shared-contracts/club';
import { useHost } from '@canchero/shared-contracts/kit';
import { useEffect, useRef, useState } from 'react';
import type { WantedPlace } from '../model/place';
import { forgetStarts } from '../queries';
import { type HoldSession, type HoldState, startHold } from './hold-session';

/**
 * Holds a place for as long as the component is shown: it is let go when the visitor goes back, leaves the page or
 * closes it. `retry` takes it again after it has ended or was refused, `keep` leaves it to the booking.
 */
export function useHold(club: PublicClub, place: WantedPlace) {
  const host = useHost();
  const [state, setState] = useState<HoldState>({ status: 'taking' });
  const [round, setRound] = useState(0);
  const session = useRef<HoldSession | null>(null);
  const { court, start, duration } = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place or round is another hold; reading the club again is not
  useEffect(() => {
    const begin = () => {
      session.current = startHold(host, club, { court, start, duration }, setState);
    };
    const leavePage = () => session.current?.release(true);
    // the browser may show the page again as it was left
    const resume = (event: PageTransitionEvent) => event.persisted && begin();
    begin();
    window.addEventListener('pagehide', leavePage);
    window.addEventListener('pageshow', resume);
    return () => {
      window.removeEventListener('pagehide', leavePage);
      window.removeEventListener('pageshow', resume);
      session.current?.release();
      void forgetStarts(host, club.id);
    };
  }, [host, club.id, court.id, start, duration, round]);
  return {
    state,
    end: () => setState({ status: 'ended' }),
    keep: () => session.current?.keep(),
    retry: () => setRound((n) => n + 1),
  };
}
