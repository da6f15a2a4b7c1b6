import type { MonthDay } from '@canchero/shared-contracts/booking';
import { type DayPilot, DayPilotMonth } from '@daypilot/daypilot-lite-react';
import { useEffect, useRef } from 'react';
import type { AgendaProps } from '../page/candidate';
import { dayText, monthOf, monthScene } from '../page/month-data';
import { expose } from '../page/page';

const CELL_HEIGHT = 130;

function Month({ page, events, connect }: AgendaProps<DayPilot.EventData>) {
  const month = useRef<DayPilotMonth>(null);
  useEffect(() => {
    const control = month.current?.control;
    if (!control) return;
    connect({
      show: (next, list) => control.update({ startDate: `${monthOf(next)}-01`, events: [...list] }),
      change: ({ id, text }) => {
        const event = control.events.find(String(id));
        event.text(text);
        control.events.update(event);
      },
    });
  }, [connect]);
  return (
    <DayPilotMonth
      ref={month}
      startDate={`${monthOf(page)}-01`}
      events={[...events]}
      weekStarts={1}
      cellHeight={CELL_HEIGHT}
    />
  );
}

expose<MonthDay, DayPilot.EventData>(monthScene(), {
  block: '.month_default_event',
  convert: (day) => ({ id: day.date, start: day.date, end: `${day.date}T23:59:00`, text: dayText(day) }),
  Agenda: Month,
});
