import { lazyPart } from '@canchero/shared-contracts/kit';
import { Route, Routes } from '@canchero/shared-contracts/router';
import { ScreenLoading } from '@canchero/shared-contracts/ui';
import { Suspense } from 'react';
import { paths } from './paths';
import { TillScreen } from './screens/till/till-screen';

/** The till comes with the remote, as most visits open it; every other screen loads on first use. */
const OrdersScreen = lazyPart(() => import('./screens/orders/orders-screen').then((m) => m.OrdersScreen));
const CashScreen = lazyPart(() => import('./screens/cash/cash-screen').then((m) => m.CashScreen));
const ItemsScreen = lazyPart(() => import('./screens/items/items-screen').then((m) => m.ItemsScreen));
const StockScreen = lazyPart(() => import('./screens/stock/stock-screen').then((m) => m.StockScreen));
const ConsumptionsScreen = lazyPart(() =>
  import('./screens/consumptions/consumptions-screen').then((m) => m.ConsumptionsScreen),
);

export function BuffetRoutes() {
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Routes>
        <Route path={paths.till} element={<TillScreen />} />
        <Route path={paths.orders} element={<OrdersScreen />} />
        <Route path={paths.cash} element={<CashScreen key="buffet" desk="buffet" />} />
        <Route path={paths.receptionCash} element={<CashScreen key="reception" desk="reception" />} />
        <Route path={paths.items} element={<ItemsScreen />} />
        <Route path={paths.stock} element={<StockScreen />} />
        <Route path={paths.consumptions} element={<ConsumptionsScreen />} />
      </Routes>
    </Suspense>
  );
}
