import { type Booking, nthWeekdayOf } from '@canchero/shared-contracts/booking';
import { makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';
import { ArrowRepeatAllRegular } from '@fluentui/react-icons/headless/svg/arrow-repeat-all';
import { useIntl } from 'react-intl';
import type { BookingTexts } from '../../bookings-data/error-text';
import { upcomingOccurrences, weekdayText } from '../model/series';
import { useSeries } from '../queries';

const useStyles = makeStyles({
  line: { display: 'flex', gap: '8px', alignItems: 'center', color: tokens.colorNeutralForeground2 },
});

interface SeriesLineProps {
  clubId: string;
  booking: Booking;
  /** The club's day of the booking. */
  date: string;
  naming: BookingTexts;
}

/** How a booking repeats, and how much of that is still to come. */
export function SeriesLine({ clubId, booking, date, naming }: SeriesLineProps) {
  const { text } = naming;
  const { locale } = useIntl();
  const styles = useStyles();
  const series = useSeries(clubId, booking);
  if (!series.data) return null;
  const { nth, weekday } = nthWeekdayOf(date);
  const day = weekdayText(weekday, locale);
  const end = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return (
    <div className={styles.line}>
      <ArrowRepeatAllRegular aria-hidden />
      <Text>
        {text('series.line', {
          how: text(series.data.frequency === 'weekly' ? 'form.repeats.weekly' : 'form.repeats.monthly', { nth, day }),
          until: end.format(new Date(series.data.end_date)),
          count: upcomingOccurrences(series.data.occurrences, Date.now()).length,
        })}
      </Text>
    </div>
  );
}
