import { useErrorText } from '@canchero/shared-contracts/kit';
import { CODE_LENGTH } from '@canchero/shared-contracts/second-factor';
import { Button, makeStyles } from '@canchero/shared-contracts/ui';
import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import { type FormEvent, useState } from 'react';
import { useText } from '../text';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '12px', alignItems: 'flex-start' },
  field: { width: '100%', maxWidth: '360px' },
});

interface CodeFormProps {
  label: string;
  action: string;
  /**
   * Sends the code that was typed.
   * @throws AppError whose text is shown under the field
   */
  onSubmit(code: string): Promise<unknown>;
}

/** Field of a code of the authenticator, and the button that sends it. */
export function CodeForm({ label, action, onSubmit }: CodeFormProps) {
  const text = useText();
  const styles = useStyles();
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (code.trim().length < CODE_LENGTH.min) return setError(text('factor.codeMissing'));
    setBusy(true);
    setError(null);
    try {
      await onSubmit(code.trim());
    } catch (reason) {
      setError(errorText(reason));
      setCode('');
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        className={styles.field}
        label={label}
        required
        {...(error && { validationState: 'error', validationMessage: error })}
      >
        <Input
          autoFocus
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={CODE_LENGTH.max}
          value={code}
          onChange={(_, data) => setCode(data.value)}
        />
      </Field>
      <Button type="submit" appearance="primary" disabled={busy}>
        {action}
      </Button>
    </form>
  );
}
