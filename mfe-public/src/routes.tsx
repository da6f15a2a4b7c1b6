import { Route, Routes } from '@canchero/shared-contracts/router';
import { LandingScreen } from './screens/landing/landing-screen';

export function PublicRoutes() {
  return (
    <Routes>
      <Route path="/" element={<LandingScreen />} />
    </Routes>
  );
}
