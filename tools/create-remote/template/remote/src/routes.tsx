import { Route, Routes } from '@canchero/shared-contracts/router';
import { ScreenLoading } from '@canchero/shared-contracts/ui';
import { Suspense } from 'react';
import { paths } from './paths';
import { ExampleScreen } from './screens/example/example-screen';

/** Further screens load on demand, with `lazyPart`. */
export function ExampleRoutes() {
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Routes>
        <Route path={paths.start} element={<ExampleScreen />} />
      </Routes>
    </Suspense>
  );
}
