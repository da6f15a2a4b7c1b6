import { Calendar, type EventInput } from '@fullcalendar/core';
import interaction from '@fullcalendar/interaction';
import resourceTimeGrid from '@fullcalendar/resource-timegrid';
import { BAR, blockHtml, type Candidate, dateOf, FILL, INK, localTime, wideArea } from './candidate';
import { CLOSE_HOUR, OPEN_HOUR } from './data';
import { expose } from './page';

/** FullCalendar with its resource time grid, its core used directly and its rendering batched. */
const fullcalendar: Candidate<EventInput> = {
  block: '.fc-timegrid-event',
  convert: (booking, day) => ({
    id: booking.id,
    resourceId: `c${booking.court}`,
    start: localTime(day, booking.start),
    end: localTime(day, booking.start + booking.duration),
    title: booking.name,
    backgroundColor: FILL[booking.type],
    borderColor: BAR[booking.payment],
    textColor: INK,
    extendedProps: { html: blockHtml(booking) },
  }),
  mount({ root, courts, day, events, onMoved }) {
    const calendar = new Calendar(wideArea(root, courts.length), {
      // for evaluation, which is what this is
      schedulerLicenseKey: 'CC-Attribution-NonCommercial-NoDerivatives',
      plugins: [resourceTimeGrid, interaction],
      initialView: 'resourceTimeGridDay',
      initialDate: dateOf(day),
      resources: courts.map((title, i) => ({ id: `c${i}`, title })),
      resourceOrder: '',
      events: [...events],
      headerToolbar: false,
      allDaySlot: false,
      slotMinTime: `${OPEN_HOUR}:00`.padStart(5, '0'),
      slotMaxTime: `${CLOSE_HOUR}:00`,
      slotDuration: '00:30',
      snapDuration: '00:15',
      height: '100%',
      editable: true,
      eventContent: ({ event }) => ({ html: event.extendedProps.html as string }),
      eventDrop: onMoved,
    });
    calendar.render();
    return {
      showDay: (next, list) =>
        calendar.batchRendering(() => {
          calendar.removeAllEventSources();
          calendar.gotoDate(dateOf(next));
          calendar.addEventSource([...list]);
        }),
      add: (event) => calendar.addEvent(event),
    };
  },
};

expose(fullcalendar);
