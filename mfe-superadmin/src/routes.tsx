import { lazyPart } from '@canchero/shared-contracts/kit';
import { Route, Routes } from '@canchero/shared-contracts/router';
import { ScreenLoading } from '@canchero/shared-contracts/ui';
import { Suspense } from 'react';
import { paths } from './paths';
import { SecondFactorGate } from './second-factor/second-factor-gate';

const AuditScreen = lazyPart(() => import('./screens/audit/audit-screen').then((m) => m.AuditScreen));
const ClubsScreen = lazyPart(() => import('./screens/clubs/clubs-screen').then((m) => m.ClubsScreen));
const OverviewScreen = lazyPart(() => import('./screens/overview/overview-screen').then((m) => m.OverviewScreen));
const ReleasesScreen = lazyPart(() => import('./screens/releases/releases-screen').then((m) => m.ReleasesScreen));
const RevenueScreen = lazyPart(() => import('./screens/revenue/revenue-screen').then((m) => m.RevenueScreen));
const SettingsScreen = lazyPart(() => import('./screens/settings/settings-screen').then((m) => m.SettingsScreen));
const StatsScreen = lazyPart(() => import('./screens/stats/stats-screen').then((m) => m.StatsScreen));
const SubscriptionScreen = lazyPart(() =>
  import('./screens/subscription/subscription-screen').then((m) => m.SubscriptionScreen),
);
const SubscriptionsScreen = lazyPart(() =>
  import('./screens/subscriptions/subscriptions-screen').then((m) => m.SubscriptionsScreen),
);
const UserScreen = lazyPart(() => import('./screens/user/user-screen').then((m) => m.UserScreen));
const UsersScreen = lazyPart(() => import('./screens/users/users-screen').then((m) => m.UsersScreen));

export function SuperadminRoutes() {
  return (
    <Suspense fallback={<ScreenLoading />}>
      <SecondFactorGate>
        <Routes>
          <Route path={paths.overview} element={<OverviewScreen />} />
          <Route path={paths.clubs} element={<ClubsScreen />} />
          <Route path={paths.users} element={<UsersScreen />} />
          <Route path={paths.user} element={<UserScreen />} />
          <Route path={paths.subscriptions} element={<SubscriptionsScreen />} />
          <Route path={paths.subscription} element={<SubscriptionScreen />} />
          <Route path={paths.releases} element={<ReleasesScreen />} />
          <Route path={paths.stats} element={<StatsScreen />} />
          <Route path={paths.settings} element={<SettingsScreen />} />
          <Route path={paths.audit} element={<AuditScreen />} />
          <Route path={paths.revenue} element={<RevenueScreen />} />
        </Routes>
      </SecondFactorGate>
    </Suspense>
  );
}
