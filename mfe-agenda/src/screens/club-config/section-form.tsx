import { useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@canchero/shared-contracts/ui';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { changedKeys } from '../../form-draft';
import { useConfigStyles } from './styles';
import { type TextId, useText } from './text';
import type { ClubForm } from './use-club-form';

const FORM = 'club-config';

interface SectionFormProps<D extends object> {
  form: ClubForm<D>;
  labels: Readonly<Record<keyof D & string, TextId>>;
  show(draft: D, key: keyof D & string): string;
  /** Codes of errors that a field of the section shows itself. */
  ownErrors?: readonly string[];
  /** Shown above the save button, which stays in sight. */
  notice?: ReactNode;
  onDirty(dirty: boolean): void;
  children: ReactNode;
}

/** Form of a section with its save button, and with the conflict if a colleague saved meanwhile. */
export function SectionForm<D extends object>({
  form,
  labels,
  show,
  ownErrors = [],
  notice,
  onDirty,
  children,
}: SectionFormProps<D>) {
  const text = useText();
  const errorText = useErrorText();
  const styles = useConfigStyles();
  const host = useHost();
  useEffect(() => {
    host.setDirty(FORM, form.dirty);
    onDirty(form.dirty);
    return () => {
      host.setDirty(FORM, false);
      onDirty(false);
    };
  }, [host, form.dirty, onDirty]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  const saving = useRef<HTMLButtonElement>(null);
  /** Leaves the keyboard at the save button, since the button of the choice goes away. */
  const settle = (choice: () => void) => () => {
    choice();
    saving.current?.focus();
  };
  const code = (form.failure as { code?: string } | null)?.code;
  const { theirs } = form;
  const mine = new Set(changedKeys(form.initial, form.draft));
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {theirs && (
        <MessageBar intent="warning" layout="multiline" role="alert">
          <MessageBarBody>
            <MessageBarTitle>{text('config.stale.title')}</MessageBarTitle>
            {text('stale.body')}
            <dl className={styles.changes}>
              {changedKeys(form.initial, theirs).map((key) => (
                <div key={key} style={{ display: 'contents' }}>
                  <dt>{text(labels[key])}</dt>
                  <dd className={styles.value}>
                    {show(theirs, key) || '–'}
                    {mine.has(key) && ` (${text('config.stale.yours', { value: show(form.draft, key) || '–' })})`}
                  </dd>
                </div>
              ))}
            </dl>
          </MessageBarBody>
          <MessageBarActions>
            <Button onClick={settle(form.reapply)}>{text('stale.reapply')}</Button>
            <Button onClick={settle(form.undo)}>{text('stale.takeTheirs')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {form.failure !== null && !ownErrors.includes(code ?? '') && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>
            <MessageBarTitle>{text('failed.config')}</MessageBarTitle>
            {errorText(form.failure)}
          </MessageBarBody>
        </MessageBar>
      )}
      {children}
      <div className={styles.bar}>
        {notice}
        <Button
          ref={saving}
          type="submit"
          appearance="primary"
          disabledFocusable={!form.dirty || form.sending || theirs !== null}
        >
          {text(form.sending ? 'form.saving' : 'form.save')}
        </Button>
        {form.dirty && <Button onClick={settle(form.undo)}>{text('config.undo')}</Button>}
      </div>
    </form>
  );
}
