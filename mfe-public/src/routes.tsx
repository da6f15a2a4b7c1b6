import { Route, Routes } from '@canchero/shared-contracts/router';
import { LandingScreen } from './screens/landing/LandingScreen';

export function PublicRoutes() {
  return (
    <Routes>
      <Route path="/" element={<LandingScreen />} />
    </Routes>
  );
}
