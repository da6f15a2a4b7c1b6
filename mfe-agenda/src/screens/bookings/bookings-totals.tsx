import type { BookingTotals } from '@canchero/shared-contracts/booking';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { Totals } from '@canchero/shared-contracts/ui-table';
import { useIntl } from 'react-intl';
import { useText } from '../../text';

/** Totals of all bookings that match the filter, including pages not loaded yet. */
export function BookingsTotals({ totals, formatter }: { totals: BookingTotals | null; formatter: Formatter }) {
  const text = useText();
  const intl = useIntl();
  const shown = [
    ['bookings', totals && intl.formatNumber(totals.count)],
    ['hours', totals && intl.formatNumber(totals.minutes / 60, { maximumFractionDigits: 1 })],
    ['price', totals && formatter.money(totals.price)],
    ['paid', totals && formatter.money(totals.paid)],
    ['pending', totals && formatter.money(totals.pending)],
  ] as const;
  return (
    <Totals
      label={text('bookings.totals')}
      totals={shown.map(([name, value]) => ({ name: text(`bookings.total.${name}`), value }))}
    />
  );
}
