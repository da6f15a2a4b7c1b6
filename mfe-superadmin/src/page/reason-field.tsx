import { ACT_REASON } from '@canchero/shared-contracts/admin-audit';
import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../text';

interface ReasonFieldProps {
  value: string;
  /** Hint that says who reads the reason. */
  hint: string;
  autoFocus?: boolean;
  onChange(reason: string): void;
}

/** Field for the reason of what a super admin does. */
export function ReasonField({ value, hint, autoFocus = true, onChange }: ReasonFieldProps) {
  const text = useText();
  return (
    <Field label={text('entry.reason')} hint={hint} required>
      <Input
        autoFocus={autoFocus}
        maxLength={ACT_REASON.max}
        value={value}
        onChange={(_, data) => onChange(data.value)}
      />
    </Field>
  );
}

/** Checks whether a reason is long enough to be one. */
export const isReason = (reason: string): boolean => reason.trim().length >= ACT_REASON.min;
