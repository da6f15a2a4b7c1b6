import { type DayPilot, DayPilotScheduler } from '@daypilot/daypilot-lite-react';
import { useEffect, useRef } from 'react';
import { type AgendaProps, dateOf, HALF_HOUR_WIDTH, ROW_HEIGHT, ROW_SIDE } from '../page/candidate';
import { type BenchBooking, CLOSE_HOUR, dayScene, OPEN_HOUR } from '../page/data';
import { expose } from '../page/page';
import { daypilotEvent } from './daypilot-event';

/**
 * Renders the day with courts as rows. DayPilot shows whole days where the others begin with the opening hour; bookings
 * are moved earlier by that, so that as many are in view.
 */
const sinceOpening = (booking: BenchBooking) => daypilotEvent({ ...booking, start: booking.start - OPEN_HOUR * 60 });

/** Height in pixels that the page leaves under its heading; the scheduler takes no percentage. */
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
      // shows bookings while it scrolls, as the others do, and not only when it rests
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
