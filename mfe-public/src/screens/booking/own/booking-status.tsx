import { useFormatter } from '@canchero/shared-contracts/kit';
import type { OnlineBooking, OnlineState } from '@canchero/shared-contracts/online-booking';
import { CheckmarkCircle48Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { DismissCircle48Regular } from '@fluentui/react-icons/headless/svg/dismiss-circle';
import { Mail48Regular } from '@fluentui/react-icons/headless/svg/mail';
import { Timer48Regular } from '@fluentui/react-icons/headless/svg/timer';
import { StatusHead, type StatusLook } from '../../../site/status-head';
import { useText } from '../../../text';

const LOOKS: Record<OnlineState, StatusLook> = {
  confirmed: { look: 'good', icon: <CheckmarkCircle48Regular /> },
  completed: { look: 'good', icon: <CheckmarkCircle48Regular /> },
  pending_contact: { look: 'waiting', icon: <Mail48Regular /> },
  pending_payment: { look: 'waiting', icon: <Timer48Regular /> },
  cancelled: { look: 'off', icon: <DismissCircle48Regular /> },
  expired: { look: 'off', icon: <DismissCircle48Regular /> },
  no_show: { look: 'off', icon: <DismissCircle48Regular /> },
};

/** Status of an online booking, with an explanation. */
export function BookingStatus({ booking }: { booking: OnlineBooking }) {
  const text = useText();
  const format = useFormatter(booking.club);
  const { status, expires_at, refunded } = booking;
  const body = text(`own.${status}.body`, {
    until: expires_at ? format.time(expires_at) : '',
    refunded: format.money(refunded),
    back: refunded > 0 ? 'yes' : 'no',
  });
  return <StatusHead {...LOOKS[status]} level="h2" title={text(`own.${status}`)} body={body} />;
}
