import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../i18n/text';

/** Checks for text, an @ and a domain with a dot. The server decides. */
export const looksLikeEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim());

export function EmailField(props: { value: string; onChange: (value: string) => void; message?: string }) {
  const text = useText();
  return (
    <Field
      label={text('auth.email')}
      required
      {...(props.message && { validationMessage: props.message, validationState: 'error' })}
    >
      <Input
        size="large"
        type="email"
        inputMode="email"
        autoComplete="username"
        value={props.value}
        onChange={(_, data) => props.onChange(data.value)}
      />
    </Field>
  );
}
