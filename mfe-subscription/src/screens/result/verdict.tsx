import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { CheckmarkCircle48Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { DismissCircle48Regular } from '@fluentui/react-icons/headless/svg/dismiss-circle';
import { Timer48Regular } from '@fluentui/react-icons/headless/svg/timer';
import { type ReactNode, useEffect, useRef } from 'react';

const useStyles = makeStyles({
  verdict: { display: 'grid', justifyItems: 'center', gap: '8px', textAlign: 'center' },
  title: {
    margin: 0,
    outlineStyle: 'none',
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    textWrap: 'balance',
  },
  words: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'balance' },
  done: { color: tokens.colorStatusSuccessForeground1 },
  waits: { color: tokens.colorStatusWarningForeground1 },
  off: { color: tokens.colorNeutralForeground3 },
});

const SIGNS = {
  done: <CheckmarkCircle48Regular />,
  waits: <Timer48Regular />,
  off: <DismissCircle48Regular />,
} as const;

interface VerdictProps {
  sign: keyof typeof SIGNS;
  title: string;
  /** Sentence on what the title means for the owner. */
  words: string;
  /** Next steps. */
  children?: ReactNode;
}

/** Draws what came of a payment. Each title that comes while the page is open takes the focus, and so is read out. */
export function Verdict({ sign, title, words, children }: VerdictProps) {
  const styles = useStyles();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is the reason
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);
  return (
    <>
      <div className={styles.verdict}>
        <span aria-hidden className={mergeClasses(styles[sign])}>
          {SIGNS[sign]}
        </span>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.words}>{words}</p>
      </div>
      {children}
    </>
  );
}
