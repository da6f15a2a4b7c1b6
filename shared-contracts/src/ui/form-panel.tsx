import { Button, makeStyles } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { MessageBar, MessageBarBody } from './message-bar';
import { SidePanel, SidePanelBody, SidePanelFooter } from './side-panel';

const useStyles = makeStyles({ form: { display: 'contents' } });

interface FormPanelProps {
  title: string;
  /** Name of the button that closes it. */
  close: string;
  /** On the button that sends it, and while it is on its way. */
  submit: string;
  saving: string;
  disabled?: boolean;
  /** Said above the fields. */
  failure?: ReactNode;
  /** Beside the button that saves. */
  actions?: ReactNode;
  children: ReactNode;
  /** Resolves once it is saved, or the form says what to mend: the focus goes to the first field that is wrong. */
  onSubmit(): Promise<void>;
  onClose(): void;
}

/** A form in a side panel. Whoever places it asks before input is thrown away. */
export function FormPanel({
  title,
  close,
  submit,
  saving,
  disabled,
  failure,
  actions,
  children,
  onSubmit,
  onClose,
}: FormPanelProps) {
  const styles = useStyles();
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    await onSubmit().finally(() => setSending(false));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <SidePanel title={title} close={close} onClose={onClose}>
      <form ref={form} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <SidePanelBody>
          {failure && (
            <MessageBar intent="error" layout="multiline" role="alert">
              <MessageBarBody>{failure}</MessageBarBody>
            </MessageBar>
          )}
          {children}
        </SidePanelBody>
        <SidePanelFooter others={actions}>
          <Button type="submit" appearance="primary" disabled={sending || disabled === true}>
            {sending ? saving : submit}
          </Button>
        </SidePanelFooter>
      </form>
    </SidePanel>
  );
}
