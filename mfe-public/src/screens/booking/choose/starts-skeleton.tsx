import { makeStyles, VisuallyHidden } from '@canchero/shared-contracts/ui';
import { Skeleton, SkeletonItem } from '@canchero/shared-contracts/ui-skeleton';
import { useText } from '../../../text';

const useStyles = makeStyles({
  grid: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(100px, 1fr))', gap: '8px' },
  start: { height: '72px', borderRadius: '8px' },
});

/** Places of the free starts while they are read. */
export function StartsSkeleton() {
  const styles = useStyles();
  const text = useText();
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>{text('choose.loading')}</VisuallyHidden>
      <Skeleton aria-hidden className={styles.grid}>
        {Array.from({ length: 9 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing but the place tells them apart
          <SkeletonItem key={index} className={styles.start} />
        ))}
      </Skeleton>
    </div>
  );
}
