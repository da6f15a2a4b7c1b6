import { lazyPart } from '@canchero/shared-contracts/kit';
import { ScreenLoading } from '@canchero/shared-contracts/ui';
import { Suspense } from 'react';

/** Loaded separately: not everyone who opens a booking records a payment. */
export const BookingPayments = lazyPart(() => import('../payments/booking-payments').then((m) => m.BookingPayments));

export function PaymentsTab({ bookingId }: { bookingId: string }) {
  return (
    <Suspense fallback={<ScreenLoading />}>
      <BookingPayments bookingId={bookingId} />
    </Suspense>
  );
}
