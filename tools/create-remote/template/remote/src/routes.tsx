import { Route, Routes } from '@canchero/shared-contracts/router';
import { paths } from './paths';
import { ExampleScreen } from './screens/example/example-screen';

/** Further screens load on demand, with `lazyPart`. */
export function ExampleRoutes() {
  return (
    <Routes>
      <Route path={paths.start} element={<ExampleScreen />} />
    </Routes>
  );
}
