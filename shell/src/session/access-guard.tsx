import { isEmailVerified, isSuperAdmin, type User } from '@canchero/shared-contracts/auth';
import { useStore } from '@canchero/shared-contracts/kit';
import { Navigate, useLocation } from '@canchero/shared-contracts/router';
import { type ReactNode, useEffect } from 'react';
import { noteRedirect } from './navigation-loop';
import { isSignedIn, type Session, session } from './session-store';

/** Super admins work in any club and need none of their own. */
export const needsClub = (user: Pick<User, 'club_ids' | 'roles'>): boolean =>
  user.club_ids.length === 0 && !isSuperAdmin(user);

/** Where someone is sent instead of the page they asked for; null when they may go on. */
export function detour(current: Session, admits?: 'unverified' | 'clubless'): string | null {
  if (!isSignedIn(current)) return '/login';
  const { user } = current;
  if (admits === 'unverified') return null;
  if (!isEmailVerified(user)) return '/email-verification-required';
  if (admits === 'clubless') return null;
  return needsClub(user) ? '/onboarding' : null;
}

/** Signed in, then verified, then with a club: else to the page where that is put right. */
export function AccessGuard({ admits, children }: { admits?: 'unverified' | 'clubless'; children: ReactNode }) {
  const current = useStore(session);
  const location = useLocation();
  const elsewhere = detour(current, admits);
  useEffect(() => {
    if (elsewhere !== null) noteRedirect(elsewhere, location.pathname);
  }, [elsewhere, location.pathname]);
  if (elsewhere === null) return children;
  // a sign-out is on its way there by itself, without a way back
  if (window.location.pathname === elsewhere) return null;
  const from = location.pathname + location.search + location.hash;
  return <Navigate to={elsewhere} replace state={elsewhere === '/login' ? { from } : null} />;
}
