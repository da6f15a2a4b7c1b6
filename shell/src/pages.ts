import type { Permission } from '@canchero/shared-contracts/core';
import type { RemoteRelease, RemoteRoute } from '@canchero/shared-contracts/federation';
import { matchPath } from '@canchero/shared-contracts/router';
import type { ComponentType } from 'react';
import { matchRoute } from './federation/route-table';
import type { TextId } from './i18n/text';
import { lazyPart } from './parts/lazy-part';

/**
 * Where a page stands. `account`: the sign-in pages, for anyone. `bare`: signed in, without the chrome;
 * `shell`: inside it. `public`: a remote's, for anyone.
 */
export interface OwnPage {
  path: string;
  frame: 'account' | 'bare' | 'shell';
  title: TextId;
  gate?: Permission;
  /** Why the access guard lets someone in who lacks a verified address or a club. */
  admits?: 'unverified' | 'clubless';
  Screen: ComponentType;
}

const account = (path: string, title: TextId, Screen: ComponentType): OwnPage => ({
  path,
  frame: 'account',
  title,
  Screen,
});

export const LoginScreen = lazyPart(() => import('./screens/login/login-screen'), 'LoginScreen');

/** The shell's own screens. Each is a chunk of its own and works with every remote down. */
const OWN_PAGES: readonly OwnPage[] = [
  account('/login', 'auth.signIn', LoginScreen),
  account(
    '/register',
    'auth.register',
    lazyPart(() => import('./screens/register/register-screen'), 'RegisterScreen'),
  ),
  account(
    '/forgot-password',
    'auth.forgot',
    lazyPart(() => import('./screens/forgot-password/forgot-password-screen'), 'ForgotPasswordScreen'),
  ),
  account(
    '/reset-password',
    'auth.reset',
    lazyPart(() => import('./screens/reset-password/reset-password-screen'), 'ResetPasswordScreen'),
  ),
  account(
    '/verify-email',
    'auth.verify',
    lazyPart(() => import('./screens/verify-email/verify-email-screen'), 'VerifyEmailScreen'),
  ),
  {
    path: '/email-verification-required',
    frame: 'bare',
    title: 'auth.verify',
    admits: 'unverified',
    Screen: lazyPart(
      () => import('./screens/verification-required/verification-required-screen'),
      'VerificationRequiredScreen',
    ),
  },
  {
    path: '/onboarding',
    frame: 'bare',
    title: 'nav.onboarding',
    admits: 'clubless',
    Screen: lazyPart(() => import('./screens/onboarding/onboarding-screen'), 'OnboardingScreen'),
  },
  {
    path: '/select-club',
    frame: 'shell',
    title: 'nav.selectClub',
    gate: 'club_selection',
    Screen: lazyPart(() => import('./screens/select-club/select-club-screen'), 'SelectClubScreen'),
  },
  {
    path: '/profile',
    frame: 'shell',
    title: 'nav.profile',
    gate: 'profile',
    Screen: lazyPart(() => import('./screens/profile/profile-screen'), 'ProfileScreen'),
  },
];

export type Page =
  | { kind: 'own'; page: OwnPage }
  | { kind: 'remote'; release: RemoteRelease; route: RemoteRoute }
  | { kind: 'unknown' };

/** What stands at a path: the shell's own screen, else a remote's, else nothing. */
export function findPage(pathname: string, releases: readonly RemoteRelease[]): Page {
  const page = OWN_PAGES.find(({ path }) => matchPath(path, pathname));
  if (page) return { kind: 'own', page };
  const match = matchRoute(releases, pathname);
  return match ? { kind: 'remote', ...match } : { kind: 'unknown' };
}

/**
 * First segments that belong to signed-in people. Someone without a session has a registry of public remotes only, so
 * that the shell could not tell a staff link from a wrong one: these lead to /login, all else to the landing page. The
 * administrators' area is not among them: for everyone who is not one it does not exist.
 */
const STAFF_SEGMENTS = new Set([
  'agenda',
  'buffet',
  'club-config',
  'consumos',
  'courts',
  'daily-summary',
  'dashboard',
  'detalle-reserva',
  'event',
  'events-summary',
  'items',
  'oauth',
  'players',
  'reservas',
  'subscription',
]);

export const isStaffPath = (pathname: string): boolean => STAFF_SEGMENTS.has(pathname.split('/')[1] ?? '');
