import { makeStyles } from '@canchero/shared-contracts/ui';
import { Skeleton, SkeletonItem } from '@canchero/shared-contracts/ui-skeleton';
import { useText } from '../../text';

const useStyles = makeStyles({ lines: { display: 'flex', flexDirection: 'column', gap: '12px', paddingTop: '8px' } });
const LINES = Array.from({ length: 8 }, (_, i) => `line-${i}`);

/** Placeholder of the table while the first page loads. */
export function TableSkeleton() {
  const text = useText();
  const styles = useStyles();
  return (
    <Skeleton aria-label={text('bookings.loading')} className={styles.lines}>
      {LINES.map((line) => (
        <SkeletonItem key={line} size={32} />
      ))}
    </Skeleton>
  );
}
