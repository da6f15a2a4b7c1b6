import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import en from '../../../lang/en.json';
import es from '../../../lang/es.json';
import pt from '../../../lang/pt.json';
import { Calendar } from './calendar';

afterEach(cleanup);

const show = (locale: string, messages: Record<string, string>, bookings: number) =>
  render(
    <IntlProvider locale={locale} messages={messages}>
      <Calendar
        month="2037-12"
        date="2037-12-01"
        today="2037-11-01"
        days={[{ date: '2037-12-24', bookings, booked_minutes: 60, blocked_minutes: 0, open_minutes: 600 }]}
        closedDays={[]}
        busy={false}
        onDate={() => undefined}
        onOpen={() => undefined}
      />
    </IntlProvider>,
  );

test.each([
  ['es', es, '1', ' reserva'],
  ['es', es, '1234', ' reservas'],
  ['en', en, '1', ' booking'],
  ['en', en, '1,234', ' bookings'],
  ['pt', pt, '1', ' reserva'],
  ['pt', pt, '1.234', ' reservas'],
])('%s: the number of bookings stands out before its noun', (locale, messages, number, noun) => {
  show(locale, messages, Number(number.replace(/\D/g, '')));
  expect(screen.getByText(number, { selector: 'b' }).parentElement).toHaveTextContent(`${number}${noun}`);
});

test('a day without bookings shows no number of them', () => {
  show('es', es, 0);
  expect(document.querySelector('b')).toBeNull();
});
