import { lazyPart } from '@canchero/shared-contracts/kit';
import { Route, Routes } from '@canchero/shared-contracts/router';
import { ScreenLoading } from '@canchero/shared-contracts/ui';
import { Suspense } from 'react';
import { paths } from './paths';
import { DashboardScreen } from './screens/dashboard/dashboard-screen';

/** The dashboard comes with the remote, as most visits open it; every other screen loads on first use. */
const DailySummaryScreen = lazyPart(() =>
  import('./screens/daily-summary/daily-summary-screen').then((m) => m.DailySummaryScreen),
);
const EventsSummaryScreen = lazyPart(() =>
  import('./screens/events-summary/events-summary-screen').then((m) => m.EventsSummaryScreen),
);

export function ReportsRoutes() {
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Routes>
        <Route path={paths.dashboard} element={<DashboardScreen />} />
        <Route path={paths.dailySummary} element={<DailySummaryScreen />} />
        <Route path={paths.eventsSummary} element={<EventsSummaryScreen />} />
      </Routes>
    </Suspense>
  );
}
