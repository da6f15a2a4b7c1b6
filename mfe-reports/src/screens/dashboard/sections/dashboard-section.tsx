import { lazyPart } from '@canchero/shared-contracts/kit';
import type { Dashboard, DashboardSection as Section } from '@canchero/shared-contracts/report';
import { makeStyles } from '@canchero/shared-contracts/ui';
import { Suspense } from 'react';
import { LockedPart } from '../../../page/locked-part';
import { SectionFrame } from '../../../page/section-frame';
import { useText } from '../../../text';
import { SectionCards } from '../cards/section-cards';
import { CARDS, CHARTS, cardsOf } from '../model/cards';
import { isRead, lockOf } from '../model/sections';
import { ChartsSkeleton, SectionSkeleton } from '../skeletons';

/** The charts and their library load beside the figures, which are painted first. */
const SectionCharts = lazyPart(() => import('./section-charts').then((m) => m.SectionCharts));

const useStyles = makeStyles({
  charts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '12px',
    '@media screen and (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** Cards and charts of a section, what it would show with a better plan, or its outline while it is read. */
export function DashboardSection({ dashboard, section }: { dashboard: Dashboard; section: Section }) {
  const text = useText();
  const styles = useStyles();
  const plan = lockOf(dashboard, section);
  const names = [
    ...CARDS[section].map((card) => text(`card.${card}`)),
    ...CHARTS[section].map((chart) => text(`chart.${chart}`)),
  ];
  const cards = cardsOf(dashboard, section);
  return (
    <SectionFrame title={text(`section.${section}`)}>
      {plan !== null ? (
        <LockedPart plan={plan} figures={names} />
      ) : isRead(dashboard, section) ? (
        <>
          {cards.length > 0 && <SectionCards cards={cards} monthBefore={dashboard.spans.month_before} />}
          {CHARTS[section].length > 0 && (
            <div className={styles.charts}>
              <Suspense fallback={<ChartsSkeleton count={CHARTS[section].length} />}>
                <SectionCharts dashboard={dashboard} section={section} />
              </Suspense>
            </div>
          )}
        </>
      ) : (
        <SectionSkeleton />
      )}
    </SectionFrame>
  );
}
