import { Button, Notice, Text } from '@canchero/shared-contracts/ui';
import { useText } from '../../../text';

/** A filter that leaves no court, as of an old address. */
export function NoMatch({ onClear }: { onClear(): void }) {
  const text = useText();
  return (
    <Notice>
      <Text>{text('filter.none')}</Text>
      <Button onClick={onClear}>{text('filter.clear')}</Button>
    </Notice>
  );
}
