import { useState } from 'react';
import { useText } from '../i18n/text';
import { authErrorText } from '../session/auth-error-text';

/** Runs a form's action and keeps the text for its failure: the one of the account screens, or that of `describe`. */
export function useSubmit(action: () => Promise<void>, describe?: (cause: unknown) => string) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async () => {
    setBusy(true);
    setError(null);
    try {
      await action();
    } catch (cause) {
      setError(describe ? describe(cause) : authErrorText(cause, text));
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, submit: () => void submit() };
}
