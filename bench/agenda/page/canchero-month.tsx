import type { MonthDay } from '@canchero/shared-contracts/agenda';
import { useEffect, useState } from 'react';
import { createIntl, RawIntlProvider } from 'react-intl';
import es from '../../../mfe-agenda/lang/es.json';
import { Calendar } from '../../../mfe-agenda/src/screens/month/calendar';
import type { AgendaProps } from './candidate';
import { monthOf, monthScene } from './month-data';
import { expose } from './page';

const nothing = () => undefined;

// the texts and the language's calendar, which is read when the first date is written: by the page around, long before
new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric' }).format();

const intl = createIntl({ locale: 'es', messages: es });

/** Our calendar, fed as the month's screen feeds it: by a new list of days, those that stayed the same objects. */
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
