import { makeStyles } from '@canchero/shared-contracts/ui';
import { Skeleton, SkeletonItem } from '@canchero/shared-contracts/ui-skeleton';
import { useText } from '../../../text';

const TILES = Array.from({ length: 15 }, (_, i) => i);

const useStyles = makeStyles({
  tiles: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))', gap: '8px' },
  tile: { height: '96px' },
});

/** Placeholder while the catalogue loads. */
export function TillSkeleton() {
  const text = useText();
  const styles = useStyles();
  return (
    <Skeleton aria-label={text('screen.loading')} className={styles.tiles}>
      {TILES.map((tile) => (
        <SkeletonItem key={tile} className={styles.tile} />
      ))}
    </Skeleton>
  );
}
