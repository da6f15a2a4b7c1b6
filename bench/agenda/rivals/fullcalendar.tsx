import type { EventInput } from '@fullcalendar/core';
import interaction from '@fullcalendar/interaction';
import FullCalendar from '@fullcalendar/react';
import resourceTimeGrid from '@fullcalendar/resource-timegrid';
import { useEffect, useRef } from 'react';
import { type AgendaProps, BAR, blockHtml, dateOf, FILL, INK, localTime, wideArea } from '../page/candidate';
import { type BenchBooking, CLOSE_HOUR, dayScene, OPEN_HOUR } from '../page/data';
import { expose } from '../page/page';

function Agenda({ courts, page, events, onMoved, connect }: AgendaProps<EventInput>) {
  const calendar = useRef<FullCalendar>(null);
  useEffect(() => {
    const api = calendar.current?.getApi();
    if (!api) return;
    connect({
      show: (next, list) => {
        api.removeAllEvents();
        api.gotoDate(dateOf(next));
        api.addEventSource([...list]);
      },
      change: (event) => api.addEvent(event),
    });
  }, [connect]);
  return (
    <div style={wideArea(courts.length)}>
      <FullCalendar
        ref={calendar}
        // the licence for evaluation, which this is
        schedulerLicenseKey="CC-Attribution-NonCommercial-NoDerivatives"
        plugins={[resourceTimeGrid, interaction]}
        initialView="resourceTimeGridDay"
        initialDate={dateOf(page)}
        resources={courts.map((title, i) => ({ id: `c${i}`, title }))}
        resourceOrder=""
        initialEvents={[...events]}
        headerToolbar={false}
        allDaySlot={false}
        slotMinTime={`0${OPEN_HOUR}:00`}
        slotMaxTime={`${CLOSE_HOUR}:00`}
        slotDuration="00:30"
        snapDuration="00:15"
        height="100%"
        editable
        eventContent={({ event }) => ({ html: event.extendedProps.html as string })}
        eventDrop={onMoved}
      />
    </div>
  );
}

expose<BenchBooking, EventInput>(dayScene(), {
  block: '.fc-timegrid-event',
  convert: (booking) => ({
    id: booking.id,
    resourceId: `c${booking.court}`,
    start: localTime(booking.day, booking.start),
    end: localTime(booking.day, booking.start + booking.duration),
    title: booking.name,
    backgroundColor: FILL[booking.type],
    borderColor: BAR[booking.payment],
    textColor: INK,
    extendedProps: { html: blockHtml(booking) },
  }),
  Agenda,
});
