import { Route, Routes } from '@canchero/shared-contracts/router';
import { lazy, Suspense } from 'react';
import { paths } from './paths';
import { TillScreen } from './screens/till/TillScreen';
import { ScreenLoading } from './states/ScreenLoading';

/** The till is what most visits open; every other screen comes when it is first asked for. */
const OrdersScreen = lazy(() => import('./screens/orders/OrdersScreen').then((m) => ({ default: m.OrdersScreen })));
const CashScreen = lazy(() => import('./screens/cash/CashScreen').then((m) => ({ default: m.CashScreen })));
const ItemsScreen = lazy(() => import('./screens/items/ItemsScreen').then((m) => ({ default: m.ItemsScreen })));
const StockScreen = lazy(() => import('./screens/stock/StockScreen').then((m) => ({ default: m.StockScreen })));
const ConsumptionsScreen = lazy(() =>
  import('./screens/consumptions/ConsumptionsScreen').then((m) => ({ default: m.ConsumptionsScreen })),
);

export function BuffetRoutes() {
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Routes>
        <Route path={paths.till} element={<TillScreen />} />
        <Route path={paths.orders} element={<OrdersScreen />} />
        <Route path={paths.cash} element={<CashScreen />} />
        <Route path={paths.items} element={<ItemsScreen />} />
        <Route path={paths.stock} element={<StockScreen />} />
        <Route path={paths.consumptions} element={<ConsumptionsScreen />} />
      </Routes>
    </Suspense>
  );
}
