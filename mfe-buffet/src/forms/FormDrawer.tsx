import { useHost } from '@canchero/shared-contracts/kit';
import { Button, MessageBar, MessageBarBody, makeStyles } from '@canchero/shared-contracts/ui';
import {
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerHeaderTitle,
  OverlayDrawer,
} from '@canchero/shared-contracts/ui-overlay';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../text';
import { DiscardDialog } from './DiscardDialog';

const useStyles = makeStyles({
  drawer: { width: 'min(480px, 100vw)' },
  form: { display: 'contents' },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    paddingTop: '12px',
    paddingBottom: '16px',
    '& > *': { flexShrink: 0 },
  },
  footer: { flexWrap: 'wrap' },
  spacer: { flexGrow: 1 },
});

interface FormDrawerProps {
  title: string;
  /** Name of the form, for what the page warns about. */
  form: string;
  dirty: boolean;
  submit: string;
  disabled?: boolean;
  /** Said above the fields. */
  failure?: ReactNode;
  /** Beside the button that saves. */
  actions?: ReactNode;
  children: ReactNode;
  /** Resolves once it is saved, or the form says what to mend. */
  onSubmit(): Promise<void>;
  onClose(): void;
}

/** A form in a drawer: asks before input is thrown away, leads to the first field that is wrong. */
export function FormDrawer({
  title,
  form,
  dirty,
  submit,
  disabled,
  failure,
  actions,
  children,
  onSubmit,
  onClose,
}: FormDrawerProps) {
  const text = useText();
  const host = useHost();
  const styles = useStyles();
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  const body = useRef<HTMLFormElement>(null);
  useEffect(() => {
    host.setDirty(form, dirty);
    return () => host.setDirty(form, false);
  }, [host, form, dirty]);
  const close = () => (dirty ? setAsking(true) : onClose());
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    await onSubmit().finally(() => setSending(false));
    body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <>
      <OverlayDrawer
        open
        position="end"
        className={styles.drawer}
        aria-label={title}
        onOpenChange={(_, data) => !data.open && close()}
      >
        <form ref={body} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
          <DrawerHeader>
            <DrawerHeaderTitle
              action={
                <Button appearance="subtle" icon={<DismissRegular />} aria-label={text('form.close')} onClick={close} />
              }
            >
              {title}
            </DrawerHeaderTitle>
          </DrawerHeader>
          <DrawerBody className={styles.body}>
            {failure && (
              <MessageBar intent="error" layout="multiline" role="alert">
                <MessageBarBody>{failure}</MessageBarBody>
              </MessageBar>
            )}
            {children}
          </DrawerBody>
          <DrawerFooter className={styles.footer}>
            <Button type="submit" appearance="primary" disabled={sending || disabled}>
              {sending ? text('form.saving') : submit}
            </Button>
            <span className={styles.spacer} />
            {actions}
          </DrawerFooter>
        </form>
      </OverlayDrawer>
      {asking && <DiscardDialog onKeep={() => setAsking(false)} onDiscard={onClose} />}
    </>
  );
}
