import { makeStyles } from '@canchero/shared-contracts/ui';
import { Skeleton, SkeletonItem } from '@canchero/shared-contracts/ui-skeleton';
import { useText } from '../../text';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '24px' },
  cards: { height: '290px' },
  chart: { height: '300px' },
});

/** Outline of the figures until they are read. */
export function EventsSkeleton() {
  const text = useText();
  const styles = useStyles();
  return (
    <Skeleton aria-label={text('screen.loading')} className={styles.page}>
      <SkeletonItem className={styles.cards} />
      <SkeletonItem className={styles.chart} />
      <SkeletonItem className={styles.chart} />
    </Skeleton>
  );
}
