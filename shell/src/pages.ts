import type { Permission } from '@canchero/shared-contracts/core';
import type { RemoteRelease, RemoteRoute } from '@canchero/shared-contracts/federation';
import { matchPath } from '@canchero/shared-contracts/router';
import type { ComponentType } from 'react';
import { matchRoute } from './federation/route-table';
import type { TextId } from './i18n/text';
import { onDemand } from './parts/on-demand';
import { Toaster } from './parts/toasts';

/**
 * Page of the shell itself. `frame`: `account` for the sign-in pages, open to anyone; `bare` signed in, without the
 * chrome; `shell` inside the chrome.
 */
export interface OwnPage {
  path: string;
  frame: 'account' | 'bare' | 'shell';
  title: TextId;
  gate?: Permission;
  /** Users whom the access guard admits in spite of an unverified address or a missing club. */
  admits?: 'unverified' | 'clubless';
  Screen: ComponentType;
}

const account = (path: string, title: TextId, Screen: ComponentType): OwnPage => ({
  path,
  frame: 'account',
  title,
  Screen,
});

export const AccountFrame = onDemand(() => import('./account/account-frame').then((m) => m.AccountFrame));
const LoginScreen = onDemand(() => import('./screens/login/login-screen').then((m) => m.LoginScreen));

/**
 * Screens of the shell, which work with every remote down. Registration and those that mailed links lead to share a
 * chunk, since each chunk costs a checksum in the first load.
 */
const OWN_PAGES: readonly OwnPage[] = [
  account('/login', 'auth.signIn', LoginScreen),
  account(
    '/register',
    'auth.register',
    onDemand(() =>
      import(/* webpackChunkName: "account" */ './screens/register/register-screen').then((m) => m.RegisterScreen),
    ),
  ),
  account(
    '/forgot-password',
    'auth.forgot',
    onDemand(() =>
      import(/* webpackChunkName: "account" */ './screens/forgot-password/forgot-password-screen').then(
        (m) => m.ForgotPasswordScreen,
      ),
    ),
  ),
  account(
    '/reset-password',
    'auth.reset',
    onDemand(() =>
      import(/* webpackChunkName: "account" */ './screens/reset-password/reset-password-screen').then(
        (m) => m.ResetPasswordScreen,
      ),
    ),
  ),
  account(
    '/verify-email',
    'auth.verify',
    onDemand(() =>
      import(/* webpackChunkName: "account" */ './screens/verify-email/verify-email-screen').then(
        (m) => m.VerifyEmailScreen,
      ),
    ),
  ),
  account(
    '/invitation',
    'auth.invitation',
    onDemand(() =>
      import(/* webpackChunkName: "account" */ './screens/invitation/invitation-screen').then(
        (m) => m.InvitationScreen,
      ),
    ),
  ),
  {
    path: '/email-verification-required',
    frame: 'bare',
    title: 'auth.verify',
    admits: 'unverified',
    Screen: onDemand(() =>
      import(/* webpackChunkName: "account" */ './screens/verification-required/verification-required-screen').then(
        (m) => m.VerificationRequiredScreen,
      ),
    ),
  },
  {
    path: '/onboarding',
    frame: 'bare',
    title: 'nav.onboarding',
    admits: 'clubless',
    Screen: onDemand(() => import('./screens/onboarding/onboarding-screen').then((m) => m.OnboardingScreen)),
  },
  {
    path: '/select-club',
    frame: 'shell',
    title: 'nav.selectClub',
    gate: 'club_selection',
    Screen: onDemand(() =>
      import(/* webpackChunkName: "notices" */ './screens/select-club/select-club-screen').then(
        (m) => m.SelectClubScreen,
      ),
    ),
  },
  {
    path: '/profile',
    frame: 'shell',
    title: 'nav.profile',
    gate: 'profile',
    Screen: onDemand(() => import('./screens/profile/profile-screen').then((m) => m.ProfileScreen)),
  },
  {
    path: '/go/*',
    frame: 'shell',
    title: 'loading',
    Screen: onDemand(() => import(/* webpackChunkName: "notices" */ './screens/go/go-screen').then((m) => m.GoScreen)),
  },
];

/** Fetches the pages that follow a sign-out: they must be there even if the server is gone by then. */
export function prepareSignedOut(): void {
  AccountFrame.prepare();
  LoginScreen.prepare();
  Toaster.prepare();
}

export type Page =
  | { kind: 'own'; page: OwnPage }
  | { kind: 'remote'; release: RemoteRelease; route: RemoteRoute }
  | { kind: 'unknown' };

/** Returns the page at a path: the shell's own screen, else a remote's, else unknown. */
export function findPage(pathname: string, releases: readonly RemoteRelease[]): Page {
  const page = OWN_PAGES.find(({ path }) => matchPath(path, pathname));
  if (page) return { kind: 'own', page };
  const match = matchRoute(releases, pathname);
  return match ? { kind: 'remote', ...match } : { kind: 'unknown' };
}
