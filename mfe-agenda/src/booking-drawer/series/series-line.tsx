import { type Booking, nthWeekdayOf } from '@canchero/shared-contracts/booking';
import { Button, makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';
import { ArrowRepeatAllRegular } from '@fluentui/react-icons/headless/svg/arrow-repeat-all';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useBookings } from '../../bookings-data/bookings-context';
import { clubDateOf } from '../../bookings-data/model/club-day';
import { lastDayOf, upcomingOccurrences, weekdayText } from '../model/series';
import { ExtendSeriesDialog } from './extend-series-dialog';
import { useSeries } from './queries';

const useStyles = makeStyles({
  line: { display: 'flex', gap: '8px', alignItems: 'center', color: tokens.colorNeutralForeground2 },
  icon: { flexShrink: 0 },
  text: { flexGrow: 1 },
  button: { flexShrink: 0 },
});

interface SeriesLineProps {
  booking: Booking;
  /** Day of the booking in the club, YYYY-MM-DD. */
  date: string;
}

/** Line that says how a booking repeats and how many occurrences are upcoming, with the way to extend it. */
export function SeriesLine({ booking, date }: SeriesLineProps) {
  const { club, texts } = useBookings();
  const { text } = texts;
  const { locale } = useIntl();
  const styles = useStyles();
  const series = useSeries(club.id, booking);
  const [extending, setExtending] = useState(false);
  if (!series.data) return null;
  const { nth, weekday } = nthWeekdayOf(date);
  const day = weekdayText(weekday, locale);
  const how = text(series.data.frequency === 'weekly' ? 'form.repeats.weekly' : 'form.repeats.monthly', { nth, day });
  const until = lastDayOf(series.data, (start) => clubDateOf(club, Date.parse(start)));
  const end = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return (
    <div className={styles.line}>
      <ArrowRepeatAllRegular aria-hidden className={styles.icon} />
      <Text className={styles.text}>
        {until
          ? text('series.line', {
              how,
              until: end.format(new Date(until)),
              count: upcomingOccurrences(series.data.occurrences, Date.now()).length,
            })
          : `${how} · ${text('history.booking.remove_series')}`}
      </Text>
      {booking.state !== 'cancelled' && (
        <Button className={styles.button} size="small" onClick={() => setExtending(true)}>
          {text('series.extend')}
        </Button>
      )}
      {extending && <ExtendSeriesDialog booking={booking} series={series.data} onClose={() => setExtending(false)} />}
    </div>
  );
}
