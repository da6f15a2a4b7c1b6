import { VisuallyHidden } from '@canchero/shared-contracts/ui';
import { useText } from '../text';

/**
 * Field that takes the keys while the form of a new booking is fetched: whoever draws a place types the name at once,
 * and its letters are shortcuts of the agenda.
 */
export function TypedAhead({ onType }: { onType(text: string): void }) {
  const text = useText();
  return (
    <VisuallyHidden>
      {/* biome-ignore lint/a11y/noAutofocus: the form focuses the same field when it is there */}
      <input autoFocus aria-label={text('form.inNameOf')} onChange={(event) => onType(event.target.value)} />
    </VisuallyHidden>
  );
}
