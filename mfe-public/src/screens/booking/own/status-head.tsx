import { useFormatter } from '@canchero/shared-contracts/kit';
import type { OnlineBooking, OnlineState } from '@canchero/shared-contracts/online-booking';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { CheckmarkCircle48Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { DismissCircle48Regular } from '@fluentui/react-icons/headless/svg/dismiss-circle';
import { Mail48Regular } from '@fluentui/react-icons/headless/svg/mail';
import { Timer48Regular } from '@fluentui/react-icons/headless/svg/timer';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../../text';

const useStyles = makeStyles({
  head: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '4px', textAlign: 'center' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    outlineStyle: 'none',
    textWrap: 'balance',
  },
  body: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'balance' },
  good: { color: tokens.colorStatusSuccessForeground1 },
  waiting: { color: tokens.colorStatusWarningForeground1 },
  off: { color: tokens.colorNeutralForeground3 },
});

const LOOKS: Record<OnlineState, { look: 'good' | 'waiting' | 'off'; icon: ReactNode }> = {
  confirmed: { look: 'good', icon: <CheckmarkCircle48Regular /> },
  completed: { look: 'good', icon: <CheckmarkCircle48Regular /> },
  pending_contact: { look: 'waiting', icon: <Mail48Regular /> },
  pending_payment: { look: 'waiting', icon: <Timer48Regular /> },
  cancelled: { look: 'off', icon: <DismissCircle48Regular /> },
  expired: { look: 'off', icon: <DismissCircle48Regular /> },
  no_show: { look: 'off', icon: <DismissCircle48Regular /> },
};

/** Where a booking stands, and what that means. A change while the page is open is announced. */
export function StatusHead({ booking }: { booking: OnlineBooking }) {
  const styles = useStyles();
  const text = useText();
  const format = useFormatter(booking.club);
  const { status, expires_at, refunded } = booking;
  const { look, icon } = LOOKS[status];
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state is read out
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
  }, [status]);
  return (
    <div className={styles.head}>
      <span aria-hidden className={mergeClasses(styles[look])}>
        {icon}
      </span>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {text(`own.${status}`)}
      </h2>
      <p className={styles.body}>
        {text(`own.${status}.body`, {
          until: expires_at ? format.time(expires_at) : '',
          refunded: format.money(refunded),
          back: refunded > 0 ? 'yes' : 'no',
        })}
      </p>
    </div>
  );
}
