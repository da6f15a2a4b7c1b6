import { lazyPart } from '@canchero/shared-contracts/kit';
import { Route, Routes } from '@canchero/shared-contracts/router';
import { Suspense } from 'react';
import { paths } from './paths';
import { TillScreen } from './screens/till/TillScreen';
import { ScreenLoading } from './states/ScreenLoading';

/** The till is what most visits open; every other screen comes when it is first asked for. */
const OrdersScreen = lazyPart(() => import('./screens/orders/OrdersScreen').then((m) => m.OrdersScreen));
const CashScreen = lazyPart(() => import('./screens/cash/CashScreen').then((m) => m.CashScreen));
const ItemsScreen = lazyPart(() => import('./screens/items/ItemsScreen').then((m) => m.ItemsScreen));
const StockScreen = lazyPart(() => import('./screens/stock/StockScreen').then((m) => m.StockScreen));
const ConsumptionsScreen = lazyPart(() =>
  import('./screens/consumptions/ConsumptionsScreen').then((m) => m.ConsumptionsScreen),
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
