import type { PayChoice, PublicClub } from '@canchero/shared-contracts/club';
import { publicClubEndpoints } from '@canchero/shared-contracts/club';
import { isAppError, type Language } from '@canchero/shared-contracts/core';
import { keyOf, useCallOnce, useHost } from '@canchero/shared-contracts/kit';
import {
  type Hold,
  type NewOnlineBooking,
  ownBookingEndpoints,
  ownBookingPath,
} from '@canchero/shared-contracts/online-booking';
import { useNavigate } from '@canchero/shared-contracts/router';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { writeOwnBooking } from '../../../site/own-booking-record';
import { type ContactField, contactProblems } from '../model/contact-problems';
import { useContact } from './contact';

interface Handlers {
  /** The hold has ended before the booking was made. */
  onEnd(): void;
  onBooked(): void;
}

/** State of the booking form, and the call that makes the booking and leads on: to its own page, or to the checkout. */
export function useBookingForm(club: PublicClub, { onEnd, onBooked }: Handlers) {
  const host = useHost();
  const callOnce = useCallOnce();
  const navigate = useNavigate();
  const { locale } = useIntl();
  const [contact, edit] = useContact();
  const [tried, setTried] = useState(false);
  const [refusedPhone, setRefusedPhone] = useState<string | null>(null);
  const [chosen, setPay] = useState<PayChoice | null>(null);
  const pay = club.pay_choices.find((offered) => offered === chosen) ?? club.pay_choices[0] ?? null;

  const book = useMutation({
    // without a connection it fails at once, and the form says so
    networkMode: 'always',
    mutationFn: ({ body }: { hold: Hold; body: NewOnlineBooking }) =>
      callOnce(ownBookingEndpoints.create, { params: { club: club.id }, body }),
    onSuccess: ({ booking_token, init_point }, { hold }) => {
      onBooked();
      writeOwnBooking(club.id, { token: booking_token, start: hold.start });
      // takes the place of the form: going back leads to the free starts, also from the checkout
      navigate(ownBookingPath(club.slug, booking_token), { replace: true });
      if (init_point !== null) window.location.assign(init_point);
    },
    onError: (error, { body }) => {
      const code = isAppError(error) ? error.code : '';
      if (code === 'hold_ended') onEnd();
      if (code === 'invalid_phone') setRefusedPhone(body.phone);
      if (code === 'pay_choice_not_offered')
        void host.queryClient.invalidateQueries({ queryKey: keyOf(publicClubEndpoints.get) });
    },
  });

  const found = contactProblems(contact);
  const phoneRefused = refusedPhone !== null && contact.phone.trim() === refusedPhone;
  const problems: ContactField[] = phoneRefused ? [...found, 'phone'] : found;

  /** Sends the form. Returns the fields that keep it from being sent. */
  const submit = (hold: Hold): ContactField[] => {
    setTried(true);
    if (problems.length > 0 || pay === null || book.isPending) return problems;
    const { first_name, last_name, phone, email, special_requests } = contact;
    const body: NewOnlineBooking = {
      hold_id: hold.hold_id,
      first_name: first_name.trim(),
      last_name: last_name.trim(),
      phone: phone.trim(),
      email: email.trim(),
      language: locale as Language,
      pay,
      ...(special_requests.trim() && { special_requests: special_requests.trim() }),
      accept_policy: true,
    };
    book.mutate({ hold, body });
    return [];
  };

  return {
    contact,
    edit,
    pay,
    setPay,
    submit,
    problems: tried ? problems : [],
    busy: book.isPending || book.isSuccess,
    error: book.isError && !phoneRefused ? book.error : null,
  };
}
