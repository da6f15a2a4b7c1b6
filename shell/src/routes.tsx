import type { Permission, PermissionMode } from '@canchero/shared-contracts/core';
import { useStore } from '@canchero/shared-contracts/kit';
import { Navigate, useLocation } from '@canchero/shared-contracts/router';
import { type ReactNode, useEffect } from 'react';
import { setBreadcrumbs } from './chrome/breadcrumb-store';
import { ShellFrame } from './chrome/lazy-shell-frame';
import { ClubGuard } from './clubs/club-guard';
import { clubs } from './clubs/club-store';
import { RemoteScreen } from './federation/remote-screen';
import { loadRemotes, remotes } from './federation/remotes';
import { useSignInPath } from './federation/use-sign-in-path';
import { host } from './host';
import { preferences } from './i18n/preferences';
import { useText } from './i18n/text';
import { AccountFrame, findPage, type OwnPage, type Page } from './pages';
import { Loading } from './parts/centered';
import { FailureNotice } from './parts/failure-notice';
import { Fetched } from './parts/fetched';
import { onDemand } from './parts/on-demand';
import { PermissionGate } from './permissions/permission-gate';
import { AccessGuard } from './session/access-guard';
import { publicSession } from './session/session-store';

const AccessDenied = onDemand(() =>
  import(/* webpackChunkName: "notices" */ './screens/access-denied/access-denied').then((m) => m.AccessDenied),
);

type KnownPage = Exclude<Page, { kind: 'unknown' }>;

/** Draws the page at the current address, in its frame, behind its guards. */
export function CurrentPage() {
  const { pathname } = useLocation();
  const { releases } = useStore(remotes);
  const page = findPage(pathname, releases);
  return page.kind === 'unknown' ? <Unknown pathname={pathname} /> : <Framed page={page} pathname={pathname} />;
}

/** Handles an unknown address: the registry may not be loaded yet, or has no page there for this caller. */
function Unknown({ pathname }: { pathname: string }) {
  const text = useText();
  const { status } = useStore(remotes);
  const signedIn = useStore(publicSession, (s) => s.user !== null);
  const needsSignIn = useSignInPath(pathname, !signedIn);
  if (!signedIn && needsSignIn) return <AccessGuard>{null}</AccessGuard>;
  if (status === 'ready' && pathname !== '/' && needsSignIn !== undefined) return <Navigate to="/" replace />;
  const waiting =
    status === 'error' ? (
      <FailureNotice title={text('remote.registryFailed')} onAction={() => void loadRemotes()}>
        {text('auth.error.offline')}
      </FailureNotice>
    ) : (
      <Loading label={text('loading')} />
    );
  return signedIn && pathname !== '/' ? <ShellFrame title="">{waiting}</ShellFrame> : waiting;
}

function Framed({ page, pathname }: { page: KnownPage; pathname: string }) {
  const title = useTitle(page, pathname);
  const content = (
    <Fetched resetKey={pathname}>
      <Content page={page} />
    </Fetched>
  );
  const frame = page.kind === 'own' ? page.page.frame : page.route.frame;
  const admits = page.kind === 'own' ? page.page.admits : undefined;
  if (frame === 'public') return content;
  if (frame === 'account') return <InAccountFrame>{content}</InAccountFrame>;
  return (
    <AccessGuard {...(admits && { admits })}>
      {frame === 'shell' ? (
        <ShellFrame title={title}>{content}</ShellFrame>
      ) : page.kind === 'own' ? (
        <InAccountFrame>{content}</InAccountFrame>
      ) : (
        content
      )}
    </AccessGuard>
  );
}

/** Draws the account frame in boundaries of its own: it is fetched only for a user without a session or a club. */
function InAccountFrame({ children }: { children: ReactNode }) {
  return (
    <Fetched>
      <AccountFrame>{children}</AccountFrame>
    </Fetched>
  );
}

function Content({ page }: { page: KnownPage }): ReactNode {
  if (page.kind === 'own') return <OwnScreen page={page.page} />;
  const { route, release } = page;
  const screen = (
    <Gate needed={route.gate} mode={route.gate_mode}>
      <RemoteScreen name={release.name} route={route} host={host} />
    </Gate>
  );
  return route.club ? <ClubGuard>{screen}</ClubGuard> : screen;
}

function OwnScreen({ page: { path, gate, Screen } }: { page: OwnPage }) {
  const chosen = useStore(clubs, (s) => s.selectedId !== null);
  // without a club nothing else is possible: choosing the first needs no permission
  const needed = path === '/select-club' && !chosen ? undefined : gate;
  return (
    <Gate needed={needed}>
      <Screen />
    </Gate>
  );
}

interface GateProps {
  needed: Permission | readonly Permission[] | undefined;
  mode?: PermissionMode | undefined;
  children: ReactNode;
}

function Gate({ needed, mode, children }: GateProps) {
  return (
    <PermissionGate permission={needed} mode={mode} denied={<AccessDenied needed={needed ?? []} />}>
      {children}
    </PermissionGate>
  );
}

/** Sets the browser tab's title and resets breadcrumbs that a screen has set. Returns the page's title. */
function useTitle(page: KnownPage, pathname: string): string {
  const text = useText();
  const language = useStore(preferences, (s) => s.language);
  const title = page.kind === 'own' ? text(page.page.title) : page.route.title[language];
  const isPublic = page.kind === 'remote' && page.route.frame === 'public';
  useEffect(() => {
    document.title = isPublic ? title : text('page.title', { title });
  }, [title, isPublic, text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address resets them
  useEffect(() => setBreadcrumbs([]), [pathname]);
  return title;
}
