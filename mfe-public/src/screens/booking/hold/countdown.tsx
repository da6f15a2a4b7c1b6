import { makeStyles, mergeClasses, tokens, VisuallyHidden } from '@canchero/shared-contracts/ui';
import { Timer20Regular } from '@fluentui/react-icons/headless/svg/timer';
import { useEffect, useState } from 'react';
import { useText } from '../../../text';

const useStyles = makeStyles({
  countdown: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '8px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  soon: { backgroundColor: tokens.colorStatusWarningBackground1, color: tokens.colorStatusWarningForeground1 },
  left: { marginInlineStart: 'auto', fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
});

/** Seconds at which the end is announced and coloured. */
const SOON = 60;

interface CountdownProps {
  /** Epoch milliseconds, by the clock of this device. */
  endsAt: number;
  onEnd(): void;
}

/** Time for which the place is still kept. */
export function Countdown({ endsAt, onEnd }: CountdownProps) {
  const styles = useStyles();
  const text = useText();
  const secondsLeft = () => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
  const [left, setLeft] = useState(secondsLeft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new end restarts the clock, not a new `onEnd`
  useEffect(() => {
    const tick = () => {
      const seconds = secondsLeft();
      setLeft(seconds);
      if (seconds === 0) onEnd();
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  const soon = left <= SOON;
  return (
    <div className={mergeClasses(styles.countdown, soon && styles.soon)}>
      <Timer20Regular aria-hidden />
      <span>{text('hold.kept')}</span>
      <span role="timer" className={styles.left}>
        {`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}
      </span>
      <VisuallyHidden>
        <span role="status">{soon && left > 0 ? text('hold.soon') : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
