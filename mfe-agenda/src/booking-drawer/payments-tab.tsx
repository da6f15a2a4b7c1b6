import { lazyPart } from '@canchero/shared-contracts/kit';
import { Suspense } from 'react';
import { ScreenLoading } from '../states/screen-loading';

/** Not everyone who opens a booking charges for it. */
export const BookingPayments = lazyPart(() => import('../payments/booking-payments').then((m) => m.BookingPayments));

export function PaymentsTab({ bookingId }: { bookingId: string }) {
  return (
    <Suspense fallback={<ScreenLoading />}>
      <BookingPayments bookingId={bookingId} />
    </Suspense>
  );
}
