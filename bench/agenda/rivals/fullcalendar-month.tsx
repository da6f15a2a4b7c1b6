import type { MonthDay } from '@canchero/shared-contracts/booking';
import type { EventInput } from '@fullcalendar/core';
import dayGrid from '@fullcalendar/daygrid';
import FullCalendar from '@fullcalendar/react';
import { useEffect, useRef } from 'react';
import type { AgendaProps } from '../page/candidate';
import { dayText, monthOf, monthScene } from '../page/month-data';
import { expose } from '../page/page';

function Month({ page, events, connect }: AgendaProps<EventInput>) {
  const calendar = useRef<FullCalendar>(null);
  useEffect(() => {
    const api = calendar.current?.getApi();
    if (!api) return;
    connect({
      show: (next, list) => {
        api.removeAllEvents();
        api.gotoDate(`${monthOf(next)}-01`);
        api.addEventSource([...list]);
      },
      change: ({ id = '', title = '' }) => api.getEventById(id)?.setProp('title', title),
    });
  }, [connect]);
  return (
    <FullCalendar
      ref={calendar}
      plugins={[dayGrid]}
      initialView="dayGridMonth"
      initialDate={`${monthOf(page)}-01`}
      initialEvents={[...events]}
      firstDay={1}
      headerToolbar={false}
      height="100%"
    />
  );
}

expose<MonthDay, EventInput>(monthScene(), {
  block: '.fc-daygrid-event',
  convert: (day) => ({ id: day.date, start: day.date, allDay: true, title: dayText(day) }),
  Agenda: Month,
});
