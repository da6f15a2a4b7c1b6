import { createBrowserHistory, type Location, type NavigationType, Router } from '@canchero/shared-contracts/router';
import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { translate } from '../i18n/intl';
import { onDemand } from '../parts/on-demand';
import { isDirty, isPanelDirty } from './unsaved-input';

// the browser's own dialog asks if ours could not be fetched
const LeaveQuestion = onDemand(
  () => import(/* webpackChunkName: "menus" */ './leave-question').then((m) => m.LeaveQuestion),
  {
    onFailure: ({ onStay, onLeave }) => (window.confirm(translate('leave.title')) ? onLeave() : onStay()),
  },
);

interface Props {
  /** Tells whether unsaved input holds a screen back. Default: always. */
  guards?: () => boolean;
  /**
   * Tells whether a newer shell is released, so that the next screen opens by a load of the whole page. Default: never.
   */
  isOutdated?: () => boolean;
  /** Loads the page at its present address. */
  reload?: () => void;
  children: ReactNode;
}

interface Place {
  action: NavigationType;
  location: Location;
}

/** Returns the index of the current entry of the browser's history, as the router counts them. */
const entryIndex = (): number => window.history.state?.idx ?? 0;

/**
 * Routes the page over the browser's history. While a form has unsaved input, the next screen waits until the user
 * discards it, whether a link, a call of a remote or the browser's Back leads there; and so does Back out of a panel. A
 * newer shell is taken between two screens, never while there is unsaved input.
 */
export function GuardedRouter({
  guards = () => true,
  isOutdated = () => false,
  reload = () => window.location.reload(),
  children,
}: Props) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState<Place>(() => ({ action: history.action, location: history.location }));
  const [waiting, setWaiting] = useState<Place | null>(null);
  const position = useRef({ pathname: shown.location.pathname, index: entryIndex() });
  const go = (place: Place) => {
    position.current = { pathname: place.location.pathname, index: entryIndex() };
    startTransition(() => {
      setShown(place);
      setWaiting(null);
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `go` holds no state of its own
  useLayoutEffect(
    () =>
      history.listen((place) => {
        const leaves = place.location.pathname !== position.current.pathname;
        // a panel closes itself by replacing the address; Back takes it away, and the way back from the question does not
        const closes = leaves
          ? isDirty()
          : place.action === 'POP' && entryIndex() !== position.current.index && isPanelDirty();
        if (closes && guards()) setWaiting(place);
        // the address is the next screen's already; the old one stays until the page is replaced
        else if (leaves && !isDirty() && isOutdated()) reload();
        else go(place);
      }),
    [history],
  );
  const stay = () => {
    const back = position.current.index - entryIndex();
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
