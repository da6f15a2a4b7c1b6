import type { MonthDay } from '@canchero/shared-contracts/booking';
import type { ClosedDay } from '@canchero/shared-contracts/club';
import { useEffect, useState } from 'react';
import { createIntl, RawIntlProvider } from 'react-intl';
import es from '../../../mfe-agenda/lang/es.json';
import { Calendar } from '../../../mfe-agenda/src/screens/month/calendar';
import type { AgendaProps } from './candidate';
import { monthOf, monthScene } from './month-data';
import { expose } from './page';

const nothing = () => undefined;

// loads the texts and the language's calendar, as the page around it does long before
new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric' }).format();

const NO_CLOSED_DAYS: readonly ClosedDay[] = [];
const intl = createIntl({ locale: 'es', messages: es });

/** Renders our calendar as the month's screen does: a new list of days in which unchanged days are the same objects. */
function Month({ page, events, connect }: AgendaProps<MonthDay>) {
  const [shown, setShown] = useState({ month: monthOf(page), days: events });
  useEffect(() => {
    connect({
      show: (next, days) => setShown({ month: monthOf(next), days }),
      change: (day) =>
        setShown(({ month, days }) => ({ month, days: days.map((d) => (d.date === day.date ? day : d)) })),
    });
  }, [connect]);
  const { month, days } = shown;
  return (
    <RawIntlProvider value={intl}>
      <div style={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
        <Calendar
          month={month}
          date={`${month}-01`}
          today="2027-01-15"
          days={days}
          closedDays={NO_CLOSED_DAYS}
          busy={false}
          onDate={nothing}
          onOpen={nothing}
        />
      </div>
    </RawIntlProvider>
  );
}

expose<MonthDay, MonthDay>(monthScene(), {
  block: '[role="grid"] [data-date] b',
  convert: (day) => day,
  Agenda: Month,
});
