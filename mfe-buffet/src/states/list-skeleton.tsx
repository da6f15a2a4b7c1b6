import { makeStyles } from '@canchero/shared-contracts/ui';
import { Skeleton, SkeletonItem } from '@canchero/shared-contracts/ui-skeleton';
import { useText } from '../text';

const useStyles = makeStyles({ lines: { display: 'flex', flexDirection: 'column', gap: '12px', paddingTop: '8px' } });
const LINES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Placeholder of a list until it is loaded. */
export function ListSkeleton({ lines = LINES.length }: { lines?: number }) {
  const text = useText();
  const styles = useStyles();
  return (
    <Skeleton aria-label={text('screen.loading')} className={styles.lines}>
      {LINES.slice(0, lines).map((line) => (
        <SkeletonItem key={line} size={40} />
      ))}
    </Skeleton>
  );
}
