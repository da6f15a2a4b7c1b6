import { lazyPart } from '@canchero/shared-contracts/kit';
import { Route, Routes } from '@canchero/shared-contracts/router';
import { ScreenLoading } from '@canchero/shared-contracts/ui';
import { Suspense } from 'react';
import { paths } from './paths';
import { SubscriptionScreen } from './screens/subscription/subscription-screen';

/** Loaded on return from the gateway. The plan's page comes with the remote, as most visits open it. */
const ResultScreen = lazyPart(() => import('./screens/result/result-screen').then((m) => m.ResultScreen));

export function SubscriptionRoutes() {
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Routes>
        <Route path={paths.subscription} element={<SubscriptionScreen />} />
        <Route path={paths.success} element={<ResultScreen />} />
        <Route path={paths.failure} element={<ResultScreen />} />
      </Routes>
    </Suspense>
  );
}
