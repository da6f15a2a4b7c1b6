import { makeStyles } from '@canchero/shared-contracts/ui';
import { Skeleton, SkeletonItem } from '@canchero/shared-contracts/ui-skeleton';
import { useText } from '../../text';

const useStyles = makeStyles({
  day: { display: 'flex', flexDirection: 'column', gap: '12px' },
  totals: { height: '76px' },
  part: { height: '220px' },
});

/** Outline of the day until it is read. */
export function DaySkeleton() {
  const text = useText();
  const styles = useStyles();
  return (
    <Skeleton aria-label={text('screen.loading')} className={styles.day}>
      <SkeletonItem className={styles.totals} />
      <SkeletonItem className={styles.part} />
      <SkeletonItem className={styles.part} />
    </Skeleton>
  );
}
