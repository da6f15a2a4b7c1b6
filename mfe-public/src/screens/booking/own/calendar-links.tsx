import { pathOf } from '@canchero/shared-contracts/kit';
import { type OnlineBooking, ownBookingEndpoints } from '@canchero/shared-contracts/online-booking';
import { Button, makeStyles } from '@canchero/shared-contracts/ui';
import { CalendarAdd20Regular } from '@fluentui/react-icons/headless/svg/calendar-add';
import { useText } from '../../../text';
import { googleCalendarLink } from '../model/links';

const useStyles = makeStyles({
  links: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: '8px' },
  link: { minHeight: '44px' },
});

/** Ways to put the booking into a calendar: a file for the phone's own one, and Google's. */
export function CalendarLinks({ token, booking }: { token: string; booking: OnlineBooking }) {
  const styles = useStyles();
  const text = useText();
  const { club, court, start, end } = booking;
  const google = googleCalendarLink({
    title: `${text(`sport.${court.sport}`)} · ${club.name}`,
    start,
    end,
    place: [court.name, club.address].filter(Boolean).join(', '),
  });
  return (
    <div className={styles.links}>
      <Button
        as="a"
        className={styles.link}
        icon={<CalendarAdd20Regular />}
        href={`/api${pathOf(ownBookingEndpoints.calendar, { token })}`}
      >
        {text('own.calendar')}
      </Button>
      <Button as="a" className={styles.link} href={google} target="_blank" rel="noopener noreferrer">
        {text('own.calendar.google')}
      </Button>
    </div>
  );
}
