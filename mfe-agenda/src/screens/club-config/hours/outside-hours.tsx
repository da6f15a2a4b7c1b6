import { bookingSearchEndpoints } from '@canchero/shared-contracts/booking';
import type { Club } from '@canchero/shared-contracts/club';
import { keyOf, useCan, useHost } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useQuery } from '@tanstack/react-query';
import { clubDateOf, shiftDate } from '../../../bookings-data/model/club-day';
import { paths } from '../../../paths';
import { useText } from '../text';

/** Days ahead that are looked through, as many as a list of bookings may have. */
const DAYS = 365;

const useStyles = makeStyles({
  notice: {
    display: 'flex',
    flexWrap: 'wrap',
    flexBasis: '100%',
    gap: '4px 16px',
    color: tokens.colorStatusWarningForeground1,
  },
  link: { color: tokens.colorBrandForegroundLink },
});

/**
 * Says how many bookings to come lie outside of the opening hours as they are saved, and leads to them: shorter hours
 * cancel nothing.
 */
export function OutsideHours({ club }: { club: Club }) {
  const text = useText();
  const styles = useStyles();
  const host = useHost();
  const mayRead = useCan('booking');
  const from = clubDateOf(club, Date.now());
  const to = shiftDate(from, DAYS);
  const params = { clubId: club.id };
  const query = { from, to, hours: 'outside' } as const;
  const { data } = useQuery({
    queryKey: keyOf(bookingSearchEndpoints.find, params, { ...query, version: club.version }),
    queryFn: ({ signal }) => host.call(bookingSearchEndpoints.find, { params, query }, { signal }),
    staleTime: 0,
    enabled: mayRead,
  });
  const count = data?.totals?.count ?? 0;
  if (count === 0) return null;
  return (
    <div role="status" className={styles.notice}>
      <b>{text('config.hours.outside', { count })}</b>
      <Link className={styles.link} to={paths.bookingsOutsideHours(from, to)}>
        {text('config.hours.outside.see')}
      </Link>
    </div>
  );
}
