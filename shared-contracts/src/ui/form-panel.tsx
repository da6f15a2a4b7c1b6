import { Button, makeStyles } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { DiscardDialog } from './discard-dialog';
import { intoView } from './into-view';
import { useLabels } from './labels';
import { MessageBar, MessageBarBody } from './message-bar';
import { SidePanel, SidePanelBody, SidePanelFooter } from './side-panel';

const useStyles = makeStyles({ form: { display: 'contents' } });

interface FormPanelProps {
  title: string;
  /** Text of the button that sends it. */
  submit: string;
  /** Holds unsaved input: asks before it closes. */
  dirty?: boolean;
  disabled?: boolean;
  /** Shown above the fields. */
  failure?: ReactNode;
  /** Further actions beside the submit button. */
  actions?: ReactNode;
  children: ReactNode;
  /** Resolves once saved or once the fields show what is wrong; the focus then goes to the first wrong field. */
  onSubmit(): Promise<void>;
  onClose(): void;
}

/** Form in a side panel. Tell the host of unsaved input as well (kit's `useDirtyForm`). */
export function FormPanel({
  title,
  submit,
  dirty = false,
  disabled,
  failure,
  actions,
  children,
  onSubmit,
  onClose,
}: FormPanelProps) {
  const styles = useStyles();
  const { saving } = useLabels();
  const [asking, setAsking] = useState(false);
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
    <>
      <SidePanel title={title} onClose={() => (dirty ? setAsking(true) : onClose())}>
        <form ref={form} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
          <SidePanelBody>
            {failure && (
              <MessageBar ref={intoView} intent="error" layout="multiline" role="alert">
                <MessageBarBody>{failure}</MessageBarBody>
              </MessageBar>
            )}
            {children}
          </SidePanelBody>
          <SidePanelFooter others={actions}>
            <Button type="submit" appearance="primary" disabled={disabled === true} disabledFocusable={sending}>
              {sending ? saving : submit}
            </Button>
          </SidePanelFooter>
        </form>
      </SidePanel>
      {asking && <DiscardDialog onKeep={() => setAsking(false)} onDiscard={onClose} />}
    </>
  );
}
