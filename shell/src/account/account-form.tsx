import {
  Button,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Spinner,
  Text,
  Title2,
  tokens,
} from '@canchero/shared-contracts/ui';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

const useStyles = makeStyles({
  head: { display: 'flex', flexDirection: 'column', gap: '8px', marginBottom: '28px' },
  title: { margin: 0, outline: 'none', textWrap: 'balance' },
  lead: { color: tokens.colorNeutralForeground2 },
  form: { display: 'flex', flexDirection: 'column', gap: '18px' },
  submit: { width: '100%', marginTop: '6px' },
  foot: { display: 'flex', flexDirection: 'column', gap: '12px', marginTop: '28px' },
});

interface Props {
  title: string;
  lead?: ReactNode;
  error?: string | null;
  children?: ReactNode;
  /** Label of the submit button. Default: no button. */
  submit?: string;
  busy?: boolean;
  onSubmit?: () => void;
  foot?: ReactNode;
}

/** Draws a form of an account screen: title, lead, fields, one button, further links. */
export function AccountForm({ title, lead, error, children, submit, busy = false, onSubmit, foot }: Props) {
  const styles = useStyles();
  const head = useRef<HTMLDivElement>(null);
  const shownTitle = useRef(title);
  // the new title replaces a form whose button had the focus
  useEffect(() => {
    if (shownTitle.current === title) return;
    shownTitle.current = title;
    if (document.activeElement === document.body) head.current?.querySelector('h1')?.focus();
  }, [title]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit?.();
  };
  return (
    <>
      <div ref={head} className={styles.head}>
        <Title2 as="h1" tabIndex={-1} className={styles.title}>
          {title}
        </Title2>
        {lead && <Text className={styles.lead}>{lead}</Text>}
      </div>
      <form className={styles.form} onSubmit={send} noValidate>
        {error && (
          <MessageBar intent="error" layout="multiline" role="alert">
            <MessageBarBody>{error}</MessageBarBody>
          </MessageBar>
        )}
        {children}
        {submit && (
          <Button
            type="submit"
            appearance="primary"
            size="large"
            className={styles.submit}
            disabledFocusable={busy}
            {...(busy && { icon: <Spinner size="tiny" /> })}
          >
            {submit}
          </Button>
        )}
      </form>
      {foot && <div className={styles.foot}>{foot}</div>}
    </>
  );
}
