import { makeStyles } from '@canchero/shared-contracts/ui';
import { Skeleton, SkeletonItem } from '@canchero/shared-contracts/ui-skeleton';
import { useText } from '../../text';

const useStyles = makeStyles({
  outline: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
    gap: '16px',
  },
  part: { height: '260px' },
});

/** Outline of the page until the subscription is read. */
export function ScreenSkeleton() {
  const styles = useStyles();
  return (
    <Skeleton aria-label={useText()('screen.loading')} className={styles.outline}>
      <SkeletonItem className={styles.part} />
      <SkeletonItem className={styles.part} />
    </Skeleton>
  );
}
