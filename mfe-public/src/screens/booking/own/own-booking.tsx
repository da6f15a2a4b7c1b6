import { isAppError } from '@canchero/shared-contracts/core';
import { lazyPart, useErrorText, useFormatter, useQueryParams } from '@canchero/shared-contracts/kit';
import type { OnlineBooking } from '@canchero/shared-contracts/online-booking';
import { Link } from '@canchero/shared-contracts/router';
import { Button, LoadError, makeStyles, ScreenLoading, tokens } from '@canchero/shared-contracts/ui';
import { Suspense, useEffect, useState } from 'react';
import { PlaceSummary } from '../../../site/place-summary';
import { useText } from '../../../text';
import { ClubContact } from '../club/club-contact';
import { BookingStatus } from './booking-status';
import { CalendarLinks } from './calendar-links';
import { ConfirmContact } from './confirm-contact';
import { MoneyLines } from './money-lines';
import { useOwnBooking, useOwnBookingActions } from './own-queries';
import { Reminder } from './reminder';

/** The booking comes first; the question's code, and that of dialogs, comes while it is read. */
const CancelQuestion = lazyPart(() => import('./cancel-question').then((m) => m.CancelQuestion));

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  actions: { display: 'flex', flexDirection: 'column', gap: '8px' },
  action: { minHeight: '44px' },
  again: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '44px',
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
  },
  section: {
    overflowWrap: 'anywhere',
    margin: '8px 0 0',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
});

/** Page of a booking for the holder of its token: its status, and what can be done about it. */
export function OwnBooking({ token }: { token: string }) {
  const text = useText();
  const errorText = useErrorText();
  const booking = useOwnBooking(token);
  if (booking.data) return <Booking token={token} booking={booking.data} />;
  if (!booking.isError) return <ScreenLoading />;
  // a link that was cut off holds half a token
  const unknown = isAppError(booking.error) && [404, 422].includes(booking.error.status);
  return (
    <LoadError
      title={text(unknown ? 'own.unknown' : 'failed.booking')}
      reason={unknown ? text('own.unknown.body') : errorText(booking.error)}
      onRetry={() => void booking.refetch()}
    />
  );
}

function Booking({ token, booking }: { token: string; booking: OnlineBooking }) {
  const styles = useStyles();
  const text = useText();
  const format = useFormatter(booking.club);
  const [query] = useQueryParams();
  const [asks, setAsks] = useState(false);
  const actions = useOwnBookingActions(token);
  const { club, court, start, end, status } = booking;
  const code = query.get('confirm');
  const cancellable = booking.cancellation !== null;
  useEffect(() => {
    if (cancellable) CancelQuestion.prepare();
  }, [cancellable]);
  const upcoming = status === 'confirmed' || status === 'pending_contact' || status === 'pending_payment';
  const message = text('own.chat.message', {
    club: club.name,
    name: booking.player_name,
    date: format.date(start),
    time: format.time(start),
    court: court.name,
  });
  return (
    <div className={styles.page}>
      <BookingStatus booking={booking} />
      {status === 'pending_contact' && code && <ConfirmContact confirm={actions.confirm} code={code} />}
      {status === 'pending_payment' && booking.init_point && (
        <Button as="a" appearance="primary" className={styles.action} href={booking.init_point}>
          {text('own.pay', { amount: format.money(booking.asked) })}
        </Button>
      )}
      <PlaceSummary club={club} court={court} about={text(`sport.${court.sport}`)} start={start} end={end} />
      <MoneyLines booking={booking} />
      {status === 'confirmed' && <CalendarLinks token={token} booking={booking} />}
      {status === 'confirmed' && (
        <Reminder booking={booking} remind={actions.remind} off={query.get('reminder') === 'off'} />
      )}
      <h3 className={styles.section}>{club.name}</h3>
      <ClubContact club={club} message={message} />
      <div className={styles.actions}>
        {upcoming && booking.cancellation && (
          <Button className={styles.action} onClick={() => setAsks(true)}>
            {text('own.cancel')}
          </Button>
        )}
        <Link to={`/reserva/${club.slug}`} className={styles.again}>
          {text('own.again')}
        </Link>
      </div>
      {asks && booking.cancellation && (
        <Suspense>
          <CancelQuestion
            club={club}
            offer={booking.cancellation}
            paid={booking.paid}
            cancel={actions.cancel}
            onClose={() => setAsks(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
