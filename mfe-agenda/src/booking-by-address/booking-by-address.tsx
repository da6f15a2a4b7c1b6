import type { Booking } from '@canchero/shared-contracts/booking';
import { isAppError } from '@canchero/shared-contracts/core';
import { useClub, useErrorText } from '@canchero/shared-contracts/kit';
import { useNavigate, useParams } from '@canchero/shared-contracts/router';
import { Button, LoadError, Notice, ScreenLoading, Subtitle1, Text } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';
import { paths } from '../paths';
import { useText } from '../text';
import { useBookingById } from './use-booking-by-id';

/** Loads the booking in the address (`:bookingId`) for a screen, or explains why there is none. */
export function BookingByAddress({ children }: { children(booking: Booking): ReactNode }) {
  const text = useText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const club = useClub();
  const { bookingId = '' } = useParams();
  const { data, error, refetch } = useBookingById(club.id, bookingId);
  if (data) return children(data);
  if (!error) return <ScreenLoading />;
  if (!isMissing(error)) {
    return <LoadError title={text('failed.open')} reason={errorText(error)} onRetry={() => void refetch()} />;
  }
  return (
    <Notice>
      <Subtitle1 as="h1">{text('booking.missing.title')}</Subtitle1>
      <Text>{text('booking.missing.body')}</Text>
      <Button appearance="primary" onClick={() => navigate(paths.agenda)}>
        {text('booking.missing.action')}
      </Button>
    </Notice>
  );
}

/** Checks whether the booking does not exist; a malformed id counts as missing. */
const isMissing = (error: unknown) => isAppError(error) && (error.status === 404 || error.code === 'validation_failed');
