import { Button, Text } from '@canchero/shared-contracts/ui';
import { useText } from '../i18n/text';
import { Loading } from '../parts/centered';

/** Shows that a remote is loading: adds a line after 3 s and a retry after 10. */
export function LoadingRemote({ patience, onRetry }: { patience: 'short' | 'still' | 'long'; onRetry?: () => void }) {
  const text = useText();
  return (
    <Loading label={text('loading')}>
      {patience !== 'short' && <Text>{text('remote.still')}</Text>}
      {patience === 'long' && <Button onClick={onRetry}>{text('action.retry')}</Button>}
    </Loading>
  );
}
