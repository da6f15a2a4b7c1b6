import { Input as FluentInput, Textarea as FluentTextarea, Text } from '@fluentui/react-components';
import { type ComponentProps, memo, use } from 'react';
import { seenLine, seenLines } from '../seen-text';
import { LabelsContext } from './labels';

/** Text of one line, without what a paste brings along unseen, but for a password. Says so when no more fits. */
export const Input: typeof FluentInput = memo(({ onChange, ...input }: ComponentProps<typeof FluentInput>) => (
  <>
    <FluentInput
      {...input}
      onChange={(event, { value }) => onChange?.(event, { value: input.type === 'password' ? value : seenLine(value) })}
    />
    <Full {...input} />
  </>
));

/** Text of many lines, without control characters. Says so when no more fits. */
export const Textarea: typeof FluentTextarea = memo(({ onChange, ...area }: ComponentProps<typeof FluentTextarea>) => (
  <>
    <FluentTextarea {...area} onChange={(event, { value }) => onChange?.(event, { value: seenLines(value) })} />
    <Full {...area} />
  </>
));

/** Says that a text has all the characters that fit: a browser cuts what is pasted without a word. */
function Full({ value, maxLength }: { value?: string | undefined; maxLength?: number | undefined }) {
  const labels = use(LabelsContext);
  if (!maxLength || !value || value.length < maxLength) return null;
  return (
    <Text size={200} role="status">
      {labels?.full?.(maxLength) ?? `${maxLength}/${maxLength}`}
    </Text>
  );
}
