import { Route, Routes } from '@canchero/shared-contracts/router';
import { paths } from './paths';
import { DayScreen } from './screens/day/DayScreen';

export function AgendaRoutes() {
  return (
    <Routes>
      <Route path={paths.agenda} element={<DayScreen />} />
    </Routes>
  );
}
