import { isEmailVerified, isSuperAdmin, type User } from '@canchero/shared-contracts/auth';
import { useStore } from '@canchero/shared-contracts/kit';
import { Navigate, useLocation } from '@canchero/shared-contracts/router';
import { type ReactNode, useEffect } from 'react';
import { noteRedirect } from './navigation-loop';
import { isSignedIn, type Session, session } from './session-store';

/** Checks whether a user needs a club. Super admins work in any club and need none of their own. */
export const needsClub = (user: Pick<User, 'club_ids' | 'roles'>): boolean =>
  user.club_ids.length === 0 && !isSuperAdmin(user);

/** Returns the path that a user is sent to instead of the requested page, or null if they may go on. */
export function redirectFor(current: Session, admits?: 'unverified' | 'clubless'): string | null {
  if (!isSignedIn(current)) return '/login';
  const { user } = current;
  if (admits === 'unverified') return null;
  if (!isEmailVerified(user)) return '/email-verification-required';
  if (admits === 'clubless') return null;
  return needsClub(user) ? '/onboarding' : null;
}

/** Draws its children for a user who is signed in, verified and has a club; sends others to the page for that. */
export function AccessGuard({ admits, children }: { admits?: 'unverified' | 'clubless'; children: ReactNode }) {
  const current = useStore(session);
  const location = useLocation();
  const elsewhere = redirectFor(current, admits);
  useEffect(() => {
    if (elsewhere !== null) noteRedirect(elsewhere, location.pathname);
  }, [elsewhere, location.pathname]);
  if (elsewhere === null) return children;
  // a sign-out navigates by itself, without a page to come back to
  if (window.location.pathname === elsewhere) return null;
  const from = location.pathname + location.search + location.hash;
  return <Navigate to={elsewhere} replace state={elsewhere === '/login' ? { from } : null} />;
}
