import { lazyPart } from '@canchero/shared-contracts/kit';
import { Route, Routes } from '@canchero/shared-contracts/router';
import { ScreenLoading } from '@canchero/shared-contracts/ui';
import { Suspense } from 'react';
import { paths } from './paths';
import { LandingScreen } from './screens/landing/landing-screen';

/** The landing page is part of the first load since most visits open it; other screens load on demand. */
const LegalScreen = lazyPart(() => import('./screens/legal/legal-screen').then((m) => m.LegalScreen));
const PaymentResultScreen = lazyPart(() =>
  import('./screens/payment-result/payment-result-screen').then((m) => m.PaymentResultScreen),
);
const BookingScreen = lazyPart(() => import('./screens/booking/booking-screen').then((m) => m.BookingScreen));

export function PublicRoutes() {
  return (
    <Suspense fallback={<ScreenLoading />}>
      <Routes>
        <Route path="/" element={<LandingScreen />} />
        <Route path={paths.privacy} element={<LegalScreen name="privacy" />} />
        <Route path={paths.terms} element={<LegalScreen name="terms" />} />
        <Route path={paths.paymentResult} element={<PaymentResultScreen />} />
        <Route path={paths.club} element={<BookingScreen />} />
      </Routes>
    </Suspense>
  );
}
