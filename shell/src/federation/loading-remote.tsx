import { Button, makeStyles, Spinner, Text, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../i18n/text';

const useStyles = makeStyles({
  waiting: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalL,
    // no margin: the page would move by it, as it collapses
    paddingTop: '18vh',
  },
});

/** Shows that a remote is loading: adds a line after 3 s and a retry after 10. */
export function LoadingRemote({ patience, onRetry }: { patience: 'short' | 'still' | 'long'; onRetry?: () => void }) {
  const text = useText();
  const styles = useStyles();
  return (
    <div className={styles.waiting} role="status">
      <Spinner label={text('loading')} />
      {patience !== 'short' && <Text>{text('remote.still')}</Text>}
      {patience === 'long' && <Button onClick={onRetry}>{text('action.retry')}</Button>}
    </div>
  );
}
