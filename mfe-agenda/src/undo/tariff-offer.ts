import type { Booking, ChangeScope, MovedBooking } from '@canchero/shared-contracts/booking';
import type { ToastOptions } from '@canchero/shared-contracts/mfe';
import type { ClubBookings } from '../bookings-data/bookings-context';
import type { BookingTexts } from '../bookings-data/error-text';
import { versionKey } from './change-log';

interface TariffOffer {
  body?: string;
  actions?: NonNullable<ToastOptions['actions']>;
}

/**
 * Returns what a toast says of the price of a booking that moved, or of its series, with a button for a price that is
 * left to choose.
 */
export function tariffOffer(
  bookings: ClubBookings,
  moved: MovedBooking,
  fail: (error: unknown) => void,
  scope: ChangeScope = 'one',
): TariffOffer {
  const { texts } = bookings;
  const { text, formatter } = texts;
  const { tariff } = moved;
  if (!tariff) return {};
  const amounts = { tariff: formatter.money(tariff.price), price: formatter.money(tariff.before) };
  const said = text(`tariff.${tariff.outcome}`, amounts);
  if (tariff.outcome === 'updated') return { body: [said, balanceText(moved, texts)].filter(Boolean).join(' ') };
  if (tariff.outcome !== 'open') return { body: said };
  return {
    body: said,
    actions: [{ label: text('tariff.update'), run: () => void updatePrice(bookings, moved, fail, scope) }],
  };
}

/** Prices a booking, or dates of its series, by the tariff, and offers to undo it. */
export async function updatePrice(
  { actions, undo, texts }: ClubBookings,
  booking: Booking,
  fail: (error: unknown) => void,
  scope: ChangeScope = 'one',
): Promise<void> {
  try {
    const priced = await actions.applyTariff(booking, scope);
    const { text, formatter } = texts;
    const price = formatter.money(priced.price);
    const dates = priced.series?.changed;
    const title = dates ? text('tariff.done.series', { price, dates }) : text('tariff.done', { price });
    const body = balanceText(priced, texts);
    undo.offer(versionKey(priced), { title, ...(body && { body }) });
  } catch (error) {
    fail(error);
  }
}

/** Returns what is open of a booking that somebody has paid for, or what was paid too much; empty if neither. */
function balanceText({ paid, price }: Booking, { text, formatter }: BookingTexts): string {
  if (paid === 0 || paid === price) return '';
  const amount = formatter.money(Math.abs(paid - price));
  return text(paid < price ? 'tariff.due' : 'tariff.surplus', { amount });
}
