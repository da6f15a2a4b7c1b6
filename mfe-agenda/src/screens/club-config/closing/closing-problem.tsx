import { clubDateAt } from '@canchero/shared-contracts/club';
import { clubClosingErrors } from '@canchero/shared-contracts/club-closing';
import { isError } from '@canchero/shared-contracts/core';
import { pathTo, useClub, useErrorText, useFormatter } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { makeStyles } from '@canchero/shared-contracts/ui';
import { DateTime } from 'luxon';
import { paths } from '../../../paths';
import { useText } from '../text';

const useStyles = makeStyles({
  link: { color: 'inherit', whiteSpace: 'nowrap' },
});

/** Says why a club cannot be closed yet, with the way to what is open. */
export function ClosingProblem({ error }: { error: unknown }) {
  const text = useText();
  const errorText = useErrorText();
  const styles = useStyles();
  const club = useClub();
  const format = useFormatter(club);
  const linked = (said: string, to: string, label: string) => (
    <>
      {said}{' '}
      <Link className={styles.link} to={to}>
        {label}
      </Link>
    </>
  );
  if (isError(error, clubClosingErrors.club_has_open_cash)) {
    const { desk } = error.params as { desk: 'buffet' | 'reception' };
    return linked(text('config.close.cash', { desk }), pathTo(`${desk}-cash`), text('config.close.toCash'));
  }
  if (isError(error, clubClosingErrors.club_has_waiting_payments)) {
    const { booking_id, ...waiting } = error.params as { booking_id: string; payments: number; refunds: number };
    const said = text('config.close.payments', waiting);
    return linked(said, paths.bookingDetail(booking_id), text('config.close.toBooking'));
  }
  if (isError(error, clubClosingErrors.club_has_bookings)) {
    const { count, first } = error.params as { count: number; first: string };
    const said = text('config.close.bookings', { count, date: format.date(first) });
    const from = clubDateAt(club.opening_hours, club.timezone, first);
    const to = DateTime.fromISO(from).plus({ years: 1 }).toISODate() ?? from;
    return linked(said, paths.bookingsBetween(from, to), text('config.close.toBookings'));
  }
  if (isError(error, clubClosingErrors.club_name_differs))
    return text('config.close.nameDiffers', { name: `${error.params.name}` });
  return errorText(error);
}
