import { Route, Routes } from '@canchero/shared-contracts/router';
import { paths } from './paths';
import { SubscriptionScreen } from './screens/subscription/subscription-screen';

export function SubscriptionRoutes() {
  return (
    <Routes>
      <Route path={paths.subscription} element={<SubscriptionScreen />} />
    </Routes>
  );
}
