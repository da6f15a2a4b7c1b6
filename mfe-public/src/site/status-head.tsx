import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { type ReactNode, useEffect, useRef } from 'react';

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

export interface StatusLook {
  look: 'good' | 'waiting' | 'off';
  icon: ReactNode;
}

interface StatusHeadProps extends StatusLook {
  title: string;
  body: string;
  level: 'h1' | 'h2';
}

/** Head of a page that shows a status with its meaning. A change while the page is open is announced. */
export function StatusHead({ look, icon, title, body, level: Title }: StatusHeadProps) {
  const styles = useStyles();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each title is read out
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <div className={styles.head}>
      <span aria-hidden className={mergeClasses(styles[look])}>
        {icon}
      </span>
      <Title ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </Title>
      <p className={styles.body}>{body}</p>
    </div>
  );
}
