import { Button, makeStyles } from '@fluentui/react-components';
import { CalendarRegular } from '@fluentui/react-icons/headless/svg/calendar';
import { useRef } from 'react';
import { useLabels } from './labels';

const useStyles = makeStyles({
  place: { position: 'relative', display: 'inline-flex' },
  native: { position: 'absolute', inset: 0, width: '100%', opacity: 0, pointerEvents: 'none' },
});

interface PickDateProps {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChange(date: string): void;
  min?: string | undefined;
  max?: string | undefined;
  size?: 'small' | 'medium' | 'large';
}

/** Button that opens the system's calendar, without the browser's own date field. */
export function PickDate({ value, onChange, min, max, size = 'medium' }: PickDateProps) {
  const styles = useStyles();
  const label = useLabels().pickDate;
  const native = useRef<HTMLInputElement>(null);
  return (
    <span className={styles.place}>
      <Button
        appearance="subtle"
        size={size}
        icon={<CalendarRegular />}
        aria-label={label}
        title={label}
        onClick={() => native.current?.showPicker()}
      />
      <input
        ref={native}
        type="date"
        className={styles.native}
        tabIndex={-1}
        aria-hidden="true"
        value={value}
        min={min}
        max={max}
        onChange={(event) => event.target.value && onChange(event.target.value)}
      />
    </span>
  );
}
