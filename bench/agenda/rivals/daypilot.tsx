import { type DayPilot, DayPilotCalendar } from '@daypilot/daypilot-lite-react';
import { useEffect, useRef } from 'react';
import { type AgendaProps, dateOf, HALF_HOUR_HEIGHT, wideArea } from '../page/candidate';
import { type BenchBooking, CLOSE_HOUR, dayScene, OPEN_HOUR } from '../page/data';
import { expose } from '../page/page';
import { daypilotEvent } from './daypilot-event';

function Agenda({ courts, page, events, onMoved, connect }: AgendaProps<DayPilot.EventData>) {
  const calendar = useRef<DayPilotCalendar>(null);
  useEffect(() => {
    const control = calendar.current?.control;
    if (!control) return;
    connect({
      show: (next, list) => control.update({ startDate: dateOf(next), events: [...list] }),
      change: (event) => control.events.add(event),
    });
  }, [connect]);
  return (
    <div style={wideArea(courts.length)}>
      <DayPilotCalendar
        ref={calendar}
        viewType="Resources"
        columns={courts.map((name, i) => ({ name, id: `c${i}` }))}
        startDate={dateOf(page)}
        events={[...events]}
        businessBeginsHour={OPEN_HOUR}
        businessEndsHour={CLOSE_HOUR}
        heightSpec="BusinessHoursNoScroll"
        cellDuration={30}
        cellHeight={HALF_HOUR_HEIGHT}
        durationBarVisible
        eventMoveHandling="Update"
        onEventMoved={onMoved}
      />
    </div>
  );
}

expose<BenchBooking, DayPilot.EventData>(dayScene(), {
  block: '.calendar_default_event',
  convert: daypilotEvent,
  Agenda,
});
