import { DateField, Field } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../../text';
import { isEnd, tomorrow } from './change-form';

interface UntilFieldProps {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** True if the plan may go on without an end. */
  endless: boolean;
  onChange(date: string): void;
}

/** Field for the last day of a plan; says which days it cannot be. */
export function UntilField({ value, endless, onChange }: UntilFieldProps) {
  const text = useText();
  const problem = value !== '' && !isEnd(value);
  return (
    <Field
      label={text('subscription.until')}
      hint={endless ? text('subscription.untilHint') : undefined}
      {...(problem && { validationState: 'error', validationMessage: text('subscription.untilProblem') })}
    >
      <DateField min={tomorrow()} value={value} onChange={onChange} />
    </Field>
  );
}
