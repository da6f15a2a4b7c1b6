import { type DayPilot, DayPilotCalendar } from '@daypilot/daypilot-lite-react';
import { useEffect, useRef } from 'react';
import { type AgendaProps, BAR, blockHtml, dateOf, FILL, HALF_HOUR_HEIGHT, localTime, wideArea } from './candidate';
import { CLOSE_HOUR, OPEN_HOUR } from './data';
import { expose } from './page';

function Agenda({ courts, day, events, onMoved, connect }: AgendaProps<DayPilot.EventData>) {
  const calendar = useRef<DayPilotCalendar>(null);
  useEffect(() => {
    const control = calendar.current?.control;
    if (!control) return;
    connect({
      showDay: (next, list) => control.update({ startDate: dateOf(next), events: [...list] }),
      add: (event) => control.events.add(event),
    });
  }, [connect]);
  return (
    <div style={wideArea(courts.length)}>
      <DayPilotCalendar
        ref={calendar}
        viewType="Resources"
        columns={courts.map((name, i) => ({ name, id: `c${i}` }))}
        startDate={dateOf(day)}
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

expose<DayPilot.EventData>({
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
  Agenda,
});
