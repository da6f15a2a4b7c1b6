import { makeStyles } from '@canchero/shared-contracts/ui';
import { Skeleton, SkeletonItem } from '@canchero/shared-contracts/ui-skeleton';
import { useText } from '../../text';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '24px' },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    gap: '12px',
    '@media (max-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8px' },
  },
  card: { height: '136px' },
  chart: { height: '280px' },
});

const keys = (count: number) => Array.from({ length: count }, (_, i) => `${i}`);

/** Outline of the cards of a section. */
export function SectionSkeleton({ cards = 4 }: { cards?: number }) {
  const text = useText();
  const styles = useStyles();
  return (
    <Skeleton aria-label={text('screen.loading')} className={styles.cards}>
      {keys(cards).map((key) => (
        <SkeletonItem key={key} className={styles.card} />
      ))}
    </Skeleton>
  );
}

export function ChartsSkeleton({ count }: { count: number }) {
  const styles = useStyles();
  return keys(count).map((key) => (
    <Skeleton key={key} aria-hidden>
      <SkeletonItem className={styles.chart} />
    </Skeleton>
  ));
}

/** Outline of the dashboard until its figures come. */
export function DashboardSkeleton() {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <SectionSkeleton />
      <SectionSkeleton cards={5} />
      <SectionSkeleton cards={3} />
    </div>
  );
}
