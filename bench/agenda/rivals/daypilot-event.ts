import type { DayPilot } from '@daypilot/daypilot-lite-react';
import { BAR, blockHtml, FILL, localTime } from '../page/candidate';
import type { BenchBooking } from '../page/data';

/** Converts a booking to DayPilot's event, for courts as columns or rows. */
export const daypilotEvent = (booking: BenchBooking): DayPilot.EventData => ({
  id: booking.id,
  resource: `c${booking.court}`,
  start: localTime(booking.day, booking.start),
  end: localTime(booking.day, booking.start + booking.duration),
  text: booking.name,
  html: blockHtml(booking),
  backColor: FILL[booking.type],
  barColor: BAR[booking.payment],
});
