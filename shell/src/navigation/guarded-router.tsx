import { createBrowserHistory, type Location, type NavigationType, Router } from '@canchero/shared-contracts/router';
import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { translate } from '../i18n/intl';
import { onDemand } from '../parts/on-demand';
import { isDirty } from './unsaved-input';

// the browser's own dialog asks if ours could not be fetched
const LeaveQuestion = onDemand(() => import('./leave-question').then((m) => m.LeaveQuestion), {
  onFailure: ({ onStay, onLeave }) => (window.confirm(translate('leave.title')) ? onLeave() : onStay()),
});

interface Props {
  /** Whether a screen with unsaved input is held back. Default: always. */
  guards?: () => boolean;
  children: ReactNode;
}

interface Place {
  action: NavigationType;
  location: Location;
}

/** Which entry of the browser's history one stands on, as the router counts them. */
const entryIndex = (): number => window.history.state?.idx ?? 0;

/**
 * The page's router over the browser's history. Where a form holds unsaved input, another screen waits until it is
 * given up, whichever way one leaves: a link, a call of a remote, the browser's Back. Who signs out is not asked.
 */
export function GuardedRouter({ guards = () => true, children }: Props) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState<Place>(() => ({ action: history.action, location: history.location }));
  const [waiting, setWaiting] = useState<Place | null>(null);
  const stand = useRef({ pathname: shown.location.pathname, index: entryIndex() });
  const go = (place: Place) => {
    stand.current = { pathname: place.location.pathname, index: entryIndex() };
    startTransition(() => {
      setShown(place);
      setWaiting(null);
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `go` holds no state of its own
  useLayoutEffect(
    () =>
      history.listen((place) => {
        const leaves = place.location.pathname !== stand.current.pathname;
        if (leaves && isDirty() && guards()) setWaiting(place);
        else go(place);
      }),
    [history],
  );
  const stay = () => {
    const back = stand.current.index - entryIndex();
    if (back !== 0) history.go(back);
    else history.replace(shown.location, shown.location.state);
  };
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
      {waiting && <LeaveQuestion onStay={stay} onLeave={() => go(waiting)} />}
    </Router>
  );
}
