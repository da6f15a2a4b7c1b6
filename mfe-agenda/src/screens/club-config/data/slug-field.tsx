import { Button } from '@canchero/shared-contracts/ui';
import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import { useEffect, useState } from 'react';
import { useText } from '../../../text';
import { useSlugCheck } from '../queries';

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/;
const AFTER_TYPING = 400;

interface SlugFieldProps {
  clubId: string;
  /** The club's own. */
  saved: string;
  value: string;
  /** Refused by the server a moment ago. */
  taken: boolean;
  onChange(slug: string): void;
}

/** The address of the public page; whether it is free is said while it is typed. */
export function SlugField({ clubId, saved, value, taken, onChange }: SlugFieldProps) {
  const text = useText();
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(value !== saved && SLUG.test(value) ? value : null), AFTER_TYPING);
    return () => clearTimeout(timer);
  }, [value, saved]);
  const { data } = useSlugCheck(clubId, asked);
  const known = asked === value ? data : undefined;
  const state = !SLUG.test(value)
    ? { validationState: 'error' as const, validationMessage: text('config.slug.problem') }
    : taken || known?.available === false
      ? { validationState: 'error' as const, validationMessage: text('error.slug_taken') }
      : known
        ? { validationState: 'success' as const, validationMessage: text('config.slug.free') }
        : {};
  return (
    <div>
      <Field label={text('config.slug')} hint={text('config.slug.hint', { slug: value })} {...state}>
        <Input
          value={value}
          maxLength={60}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(_, data) => onChange(data.value.toLowerCase())}
        />
      </Field>
      {known && !known.available && (
        <Button appearance="transparent" size="small" onClick={() => onChange(known.suggestion)}>
          {text('config.slug.use', { slug: known.suggestion })}
        </Button>
      )}
    </div>
  );
}
