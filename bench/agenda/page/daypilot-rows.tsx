import { type DayPilot, DayPilotScheduler } from '@daypilot/daypilot-lite-react';
import { useEffect, useRef } from 'react';
import { type AgendaProps, dateOf, HALF_HOUR_WIDTH, ROW_HEIGHT, ROW_SIDE } from './candidate';
import { type BenchBooking, CLOSE_HOUR, dayScene, OPEN_HOUR } from './data';
import { daypilotEvent } from './daypilot-event';
import { expose } from './page';

/**
 * It shows whole days, where the others begin with the opening hour: here a day's bookings lie as much earlier, so that
 * as many are in view.
 */
const sinceOpening = (booking: BenchBooking) => daypilotEvent({ ...booking, start: booking.start - OPEN_HOUR * 60 });

/** Room that the page leaves under its heading, in pixels; the scheduler knows no share of it. */
const HEIGHT = 820;

function Agenda({ courts, page, events, onMoved, connect }: AgendaProps<DayPilot.EventData>) {
  const scheduler = useRef<DayPilotScheduler>(null);
  useEffect(() => {
    const control = scheduler.current?.control;
    if (!control) return;
    connect({
      show: (next, list) => control.update({ startDate: dateOf(next), events: [...list] }),
      change: (event) => control.events.add(event),
    });
  }, [connect]);
  return (
    <DayPilotScheduler
      ref={scheduler}
      resources={courts.map((name, i) => ({ name, id: `c${i}` }))}
      startDate={dateOf(page)}
      days={1}
      events={[...events]}
      scale="CellDuration"
      cellDuration={30}
      cellWidth={HALF_HOUR_WIDTH}
      timeHeaders={[{ groupBy: 'Hour' }]}
      businessBeginsHour={0}
      businessEndsHour={CLOSE_HOUR - OPEN_HOUR}
      eventHeight={ROW_HEIGHT}
      rowHeaderWidth={ROW_SIDE}
      heightSpec="Fixed"
      height={HEIGHT}
      durationBarVisible
      // bookings are seen while it scrolls, as in the others, and not once it rests
      scrollDelayEvents={0}
      scrollDelayCells={0}
      scrollDelayRows={0}
      eventMoveHandling="Update"
      onEventMoved={onMoved}
    />
  );
}

expose<BenchBooking, DayPilot.EventData>(dayScene(), {
  block: '.scheduler_default_event',
  scroller: '.scheduler_default_scrollable',
  convert: sinceOpening,
  Agenda,
});
