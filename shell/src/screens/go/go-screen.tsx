import { useStore } from '@canchero/shared-contracts/kit';
import { Navigate, useLocation } from '@canchero/shared-contracts/router';
import { homeOfCaller } from '../../chrome/caller-home';
import { isReachable } from '../../federation/reachable';
import { remotes } from '../../federation/remotes';
import { useText } from '../../i18n/text';
import { Loading } from '../../parts/centered';
import { permissions } from '../../permissions/permission-store';
import { pathsOfPlace } from './paths-of-place';

/**
 * Leads on from an address that remotes link instead of another's path: `/go/home`, the user's first screen, and
 * `/go/<role>/<id>`, the place that a remote's descriptor names for the role.
 */
export function GoScreen() {
  const text = useText();
  const { pathname, search } = useLocation();
  const { releases, status } = useStore(remotes);
  const held = useStore(permissions);
  if (status === 'loading' || held.status === 'loading') return <Loading label={text('loading')} />;
  const places = pathsOfPlace(pathname, releases);
  const place = places.find((path) => isReachable(releases, path, held));
  // a place with a query of its own keeps it
  const to = place?.includes('?') ? place : place && `${place}${search}`;
  return <Navigate to={to ?? homeOfCaller()} replace />;
}
