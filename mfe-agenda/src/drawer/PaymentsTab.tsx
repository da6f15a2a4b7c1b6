import { lazy, Suspense } from 'react';
import { ScreenLoading } from '../states/ScreenLoading';

/** Not everyone who opens a booking charges for it. */
const BookingPayments = lazy(() => import('../payments/BookingPayments').then((m) => ({ default: m.BookingPayments })));

export function PaymentsTab({ bookingId }: { bookingId: string }) {
  return (
    <Suspense fallback={<ScreenLoading />}>
      <BookingPayments bookingId={bookingId} />
    </Suspense>
  );
}
