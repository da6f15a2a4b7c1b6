import { useState } from 'react';
import { useText } from '../i18n/text';
import { authErrorText } from '../session/auth-error-text';

/**
 * Runs a form's action and keeps its failure with the text for it: the one of the account screens, or that of
 * `describe`.
 */
export function useSubmit(action: () => Promise<void>, describe?: (cause: unknown) => string) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ cause: unknown; error: string } | null>(null);
  const submit = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await action();
    } catch (cause) {
      setFailure({ cause, error: describe ? describe(cause) : authErrorText(cause, text) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, error: failure?.error ?? null, cause: failure?.cause, submit: () => void submit() };
}
