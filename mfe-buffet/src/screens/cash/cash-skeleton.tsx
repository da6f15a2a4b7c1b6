import { makeStyles } from '@canchero/shared-contracts/ui';
import { Skeleton, SkeletonItem } from '@canchero/shared-contracts/ui-skeleton';
import { useText } from '../../text';

const useStyles = makeStyles({ card: { height: '160px' } });

/** Placeholder until it is known whether a session is open. */
export function CashSkeleton() {
  const text = useText();
  return (
    <Skeleton aria-label={text('screen.loading')}>
      <SkeletonItem className={useStyles().card} />
    </Skeleton>
  );
}
