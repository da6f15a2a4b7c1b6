import { DayPilot } from '@daypilot/daypilot-lite-react';
import { BAR, blockHtml, type Candidate, dateOf, FILL, HALF_HOUR_HEIGHT, localTime, wideArea } from './candidate';
import { CLOSE_HOUR, OPEN_HOUR } from './data';
import { expose } from './page';

/** DayPilot Lite, its control used directly: without its React wrapper it does strictly less work. */
const daypilot: Candidate<DayPilot.EventData> = {
  block: '.calendar_default_event',
  convert: (booking, day) => ({
    id: booking.id,
    resource: `c${booking.court}`,
    start: localTime(day, booking.start),
    end: localTime(day, booking.start + booking.duration),
    text: booking.name,
    html: blockHtml(booking),
    backColor: FILL[booking.type],
    barColor: BAR[booking.payment],
  }),
  mount({ root, courts, day, events, onMoved }) {
    const control = new DayPilot.Calendar(wideArea(root, courts.length), {
      viewType: 'Resources',
      columns: courts.map((name, i) => ({ name, id: `c${i}` })),
      startDate: dateOf(day),
      events: [...events],
      businessBeginsHour: OPEN_HOUR,
      businessEndsHour: CLOSE_HOUR,
      heightSpec: 'BusinessHoursNoScroll',
      cellDuration: 30,
      cellHeight: HALF_HOUR_HEIGHT,
      durationBarVisible: true,
      eventMoveHandling: 'Update',
      onEventMoved: onMoved,
    });
    control.init();
    return {
      showDay: (next, list) => control.update({ startDate: dateOf(next), events: [...list] }),
      add: (event) => control.events.add(event),
    };
  },
};

expose(daypilot);
