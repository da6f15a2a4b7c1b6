import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useId } from 'react';
import { tokens } from './tokens';

const useStyles = makeStyles({
  place: { display: 'inline-flex', flexDirection: 'column', alignItems: 'center', gap: '8px' },
  ring: {
    boxSizing: 'border-box',
    width: '32px',
    height: '32px',
    border: `3px solid ${tokens.colorBrandStroke2}`,
    borderTopColor: tokens.colorBrandStroke1,
    borderRadius: '50%',
    animationName: { from: { transform: 'rotate(0)' }, to: { transform: 'rotate(1turn)' } },
    animationDuration: '1.2s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
    '@media (prefers-reduced-motion: reduce)': { animationDuration: '6s' },
  },
  tiny: { width: '18px', height: '18px' },
  label: { color: tokens.colorNeutralForeground1, fontSize: tokens.fontSizeBase400 },
});

/** Progress of unknown length, with its label below. A spinner without a label is decoration. */
export function Spinner({ size, label }: { size?: 'tiny'; label?: string }) {
  const styles = useStyles();
  const id = useId();
  return (
    <div className={styles.place} {...(label && { role: 'progressbar', 'aria-labelledby': id })}>
      <span aria-hidden="true" className={mergeClasses(styles.ring, size && styles[size])} />
      {label && (
        <span id={id} className={styles.label}>
          {label}
        </span>
      )}
    </div>
  );
}
