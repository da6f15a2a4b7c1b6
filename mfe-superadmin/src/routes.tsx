import { lazyPart } from '@canchero/shared-contracts/kit';
import { Route, Routes } from '@canchero/shared-contracts/router';
import { ScreenLoading } from '@canchero/shared-contracts/ui';
import { Suspense } from 'react';
import { paths } from './paths';

const ReleasesScreen = lazyPart(() => import('./screens/releases/releases-screen').then((m) => m.ReleasesScreen));

export function SuperadminRoutes() {
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Routes>
        <Route path={paths.releases} element={<ReleasesScreen />} />
      </Routes>
    </Suspense>
  );
}
