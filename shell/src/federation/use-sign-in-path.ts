import { federationEndpoints } from '@canchero/shared-contracts/federation';
import { keyOf } from '@canchero/shared-contracts/kit';
import { matchPath } from '@canchero/shared-contracts/router';
import { useQuery } from '@tanstack/react-query';
import { call } from '../session/session-call';

/**
 * Tells whether one has to sign in for an unknown path: a visitor's list of remotes has the public ones only, so the
 * service is asked. Undefined until it answers; true if it does not, since the sign-in keeps the path. Screens for
 * super admins are not among its answer: to anyone else they do not exist.
 */
export function useSignInPath(pathname: string, isVisitor: boolean): boolean | undefined {
  const { data, isError } = useQuery({
    queryKey: keyOf(federationEndpoints.signInPaths),
    queryFn: ({ signal }) => call(federationEndpoints.signInPaths, {}, { signal }),
    enabled: isVisitor && pathname !== '/',
  });
  if (!isVisitor || pathname === '/') return false;
  return isError || data?.some((path) => matchPath(path, pathname) !== null);
}
