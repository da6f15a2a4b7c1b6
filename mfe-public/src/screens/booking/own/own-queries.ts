import { isAppError } from '@canchero/shared-contracts/core';
import { keyOf, useCallOnce, useHost } from '@canchero/shared-contracts/kit';
import { type OnlineBooking, ownBookingEndpoints } from '@canchero/shared-contracts/online-booking';
import { useMutation, useQuery } from '@tanstack/react-query';

const WAITING_MS = 5_000;

const keyFor = (token: string) => keyOf(ownBookingEndpoints.get, { token });

/** Reads a booking by its token; again and again while it waits for the mailed link or the payment. */
export function useOwnBooking(token: string) {
  const host = useHost();
  return useQuery({
    queryKey: keyFor(token),
    queryFn: ({ signal }) => host.call(ownBookingEndpoints.get, { params: { token } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? WAITING_MS : false),
  });
}

const isWaiting = ({ status }: OnlineBooking) => status === 'pending_payment' || status === 'pending_contact';

/**
 * Changes of a booking by the holder of its token, sent again by themselves when their answer is lost. Without a
 * connection they fail, and the page says so.
 */
export function useOwnBookingActions(token: string) {
  const host = useHost();
  const callOnce = useCallOnce();
  const params = { token };
  const keep = (booking: OnlineBooking) => host.queryClient.setQueryData(keyFor(token), booking);
  return {
    confirm: useMutation({
      networkMode: 'always',
      mutationFn: (code: string) => callOnce(ownBookingEndpoints.confirm, { params, body: { code } }),
      onSuccess: keep,
    }),
    cancel: useMutation({
      networkMode: 'always',
      mutationFn: (refund: number) => callOnce(ownBookingEndpoints.cancel, { params, body: { refund } }),
      onSuccess: keep,
      // what comes back has changed since it was shown: show the new offer
      onError: (error) => isAppError(error) && host.queryClient.invalidateQueries({ queryKey: keyFor(token) }),
    }),
    remind: useMutation({
      networkMode: 'always',
      mutationFn: (reminder: boolean) => callOnce(ownBookingEndpoints.setReminder, { params, body: { reminder } }),
      onSuccess: keep,
    }),
  };
}
