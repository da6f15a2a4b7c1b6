import { MAX_CLUB_LENGTH, SLUG } from '@canchero/shared-contracts/club';
import { Button } from '@canchero/shared-contracts/ui';
import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import { useEffect, useState } from 'react';
import { useSlugCheck } from '../queries';
import { useText } from '../text';

const AFTER_TYPING_MS = 400;

interface SlugFieldProps {
  clubId: string;
  /** Current slug of the club. */
  saved: string;
  value: string;
  /** True if the server has just refused the slug as taken. */
  taken: boolean;
  onChange(slug: string): void;
}

const refused = (validationMessage: string) => ({ validationState: 'error', validationMessage }) as const;

/** Field for the slug of the public page, which checks its availability while the user types. */
export function SlugField({ clubId, saved, value, taken, onChange }: SlugFieldProps) {
  const text = useText();
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(value !== saved && SLUG.test(value) ? value : null), AFTER_TYPING_MS);
    return () => clearTimeout(timer);
  }, [value, saved]);
  const { data } = useSlugCheck(clubId, asked);
  const known = asked === value ? data : undefined;
  const state = () => {
    if (!SLUG.test(value)) return refused(text('config.slug.problem'));
    if (taken || known?.available === false) return refused(text('error.slug_taken'));
    return known ? ({ validationState: 'success', validationMessage: text('config.slug.free') } as const) : {};
  };
  return (
    <div>
      <Field label={text('config.slug')} hint={text('config.slug.hint', { slug: value })} {...state()}>
        <Input
          value={value}
          maxLength={MAX_CLUB_LENGTH.slug}
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
