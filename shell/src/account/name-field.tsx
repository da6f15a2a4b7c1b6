import { MAX_USER_NAME } from '@canchero/shared-contracts/auth';
import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../i18n/text';

interface NameFieldProps {
  value: string;
  onChange(value: string): void;
  /** True to say that the name is missing if it is. */
  checked: boolean;
}

/** Asks for a person's own name. */
export function NameField({ value, onChange, checked }: NameFieldProps) {
  const text = useText();
  return (
    <Field
      label={text('auth.name')}
      required
      {...(checked && !value.trim() && { validationMessage: text('auth.nameMissing'), validationState: 'error' })}
    >
      <Input
        size="large"
        autoComplete="name"
        maxLength={MAX_USER_NAME}
        value={value}
        onChange={(_, data) => onChange(data.value)}
      />
    </Field>
  );
}
