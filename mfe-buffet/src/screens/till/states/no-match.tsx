import { Button, Notice, Text } from '@canchero/shared-contracts/ui';
import { useText } from '../../../text';

/** Search without matches. */
export function NoMatch({ search, onClear }: { search: string; onClear(): void }) {
  const text = useText();
  return (
    <Notice>
      <Text>{text('till.noMatch', { search })}</Text>
      <Button onClick={onClear}>{text('till.noMatch.clear')}</Button>
    </Notice>
  );
}
