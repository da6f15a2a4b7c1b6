import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { tokens } from './tokens';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    // sign and actions are aligned with the first line, however many there are
    alignItems: 'baseline',
    gap: '8px 12px',
    padding: '10px 12px',
    border: '1px solid',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  error: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    borderTopColor: tokens.colorStatusDangerBorder1,
    borderRightColor: tokens.colorStatusDangerBorder1,
    borderBottomColor: tokens.colorStatusDangerBorder1,
    borderLeftColor: tokens.colorStatusDangerBorder1,
  },
  warning: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    borderTopColor: tokens.colorStatusWarningBorder1,
    borderRightColor: tokens.colorStatusWarningBorder1,
    borderBottomColor: tokens.colorStatusWarningBorder1,
    borderLeftColor: tokens.colorStatusWarningBorder1,
  },
  errorSign: { color: tokens.colorStatusDangerForeground1 },
  warningSign: { color: tokens.colorStatusWarningForeground3 },
  // its lower edge counts as its baseline; its middle is that of a line of text so
  sign: { flexShrink: 0, transform: 'translateY(3px)' },
  // the actions go below where they would leave less than this
  body: { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  title: { marginRight: '8px', fontWeight: tokens.fontWeightSemibold },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8px', marginLeft: 'auto' },
});

type Intent = 'error' | 'warning';

interface MessageBarProps extends HTMLAttributes<HTMLDivElement> {
  intent: Intent;
  /** Accepted for compatibility with Fluent; the text always wraps. */
  layout?: 'multiline';
  ref?: Ref<HTMLDivElement>;
}

/** Warning or error beside its subject: a sign, the text, optional actions. */
export function MessageBar({ intent, layout: _, className, children, ...rest }: MessageBarProps) {
  const styles = useStyles();
  return (
    <div {...rest} className={mergeClasses(styles.bar, styles[intent], className)}>
      <svg
        width="16"
        height="16"
        viewBox="0 0 16 16"
        aria-hidden="true"
        className={mergeClasses(styles.sign, styles[`${intent}Sign`])}
      >
        <circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M8 4.2v4.6M8 10.6v1.2" fill="none" stroke="currentColor" strokeWidth="1.6" />
      </svg>
      {children}
    </div>
  );
}

/** Text of a message bar. */
export const MessageBarBody = ({ children }: { children?: ReactNode }) => (
  <div className={useStyles().body}>{children}</div>
);

/** Bold first words of a message bar, inside its body. */
export const MessageBarTitle = ({ children }: { children?: ReactNode }) => (
  <strong className={useStyles().title}>{children}</strong>
);

/** Buttons of a message bar, at its end or below its text. */
export const MessageBarActions = ({ children }: { children?: ReactNode }) => (
  <div className={useStyles().actions}>{children}</div>
);
