import { MAX_EMAIL } from '@canchero/shared-contracts/core';
import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../i18n/text';

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
        maxLength={MAX_EMAIL}
        value={props.value}
        onChange={(_, data) => props.onChange(data.value)}
      />
    </Field>
  );
}
