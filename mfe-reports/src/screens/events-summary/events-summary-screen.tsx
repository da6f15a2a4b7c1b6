import { lazyPart, useClub, useErrorText } from '@canchero/shared-contracts/kit';
import { EVENT_DIMENSIONS } from '@canchero/shared-contracts/report';
import { PLAN_NAMES } from '@canchero/shared-contracts/subscription';
import { Button, LoadError, makeStyles, mergeClasses, Notice, Text } from '@canchero/shared-contracts/ui';
import { DateTime } from 'luxon';
import { Suspense } from 'react';
import { useFigures } from '../../format/use-figures';
import { AfterFirstPaint } from '../../page/after-first-paint';
import { ExportMenu } from '../../page/export-menu';
import { LockedPart } from '../../page/locked-part';
import { Page } from '../../page/page';
import { PrintButton } from '../../page/print-button';
import { useText } from '../../text';
import { EventsSkeleton } from './events-skeleton';
import { EventFilters } from './filters/event-filters';
import { CONDITIONS, NO_CONDITIONS } from './model/choice';
import { FIGURE_NAMES, isEmpty } from './model/figures';
import { FigureCards } from './parts/figure-cards';
import { TimeTable } from './parts/time-parts';
import { useEventsSummary } from './queries';
import { useChoice } from './use-choice';
import { useNames } from './use-names';

/** The charts and their library load beside the figures, which are painted first. */
const SummaryCharts = lazyPart(() => import('./parts/summary-charts').then((m) => m.SummaryCharts));
const BookingsPanel = lazyPart(() => import('./list/bookings-panel').then((m) => m.BookingsPanel));

const useStyles = makeStyles({
  figures: { display: 'flex', flexDirection: 'column', gap: '24px' },
  parts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '12px',
    alignItems: 'start',
    '@media screen and (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  busy: { opacity: 0.6 },
});

/** Bookings of a span in figures: totals, averages and shares, over time and compared. */
export function EventsSummaryScreen() {
  const text = useText();
  const errorText = useErrorText();
  const styles = useStyles();
  const club = useClub();
  const today = DateTime.now().setZone(club.timezone).toFormat('yyyy-MM-dd');
  const control = useChoice(today);
  const { filter, group, compare, list } = control.choice;
  const names = useNames(filter);
  const { span } = useFigures();
  const query = useEventsSummary(club.id, { ...filter, group, ...(compare && { compare }) });
  const { data } = query;
  const filtered = CONDITIONS.some((name) => filter[name] !== undefined);
  return (
    <Page
      title={text('events.title')}
      subtitle={[span(filter), club.name, ...names.conditions(filter)].join(' · ')}
      actions={
        data?.summary && (
          <>
            <ExportMenu report="events-summary" query={filter} disabled={isEmpty(data.summary.totals)} />
            <PrintButton />
          </>
        )
      }
    >
      {data?.locked ? (
        <LockedPart
          lead={text('events.locked', { plan: PLAN_NAMES[data.locked] })}
          plan={data.locked}
          figures={[
            ...FIGURE_NAMES.map((name) => text(`events.${name}`)),
            ...EVENT_DIMENSIONS.map((dimension) => text(`events.shares.${dimension}`)),
          ]}
        />
      ) : (
        <EventFilters control={control} today={today} />
      )}
      {query.isError && !data ? (
        <LoadError title={text('events.failed')} reason={errorText(query.error)} onRetry={() => void query.refetch()} />
      ) : !data ? (
        <EventsSkeleton />
      ) : (
        data.summary &&
        (isEmpty(data.summary.totals) ? (
          <Notice>
            <Text role="status">{text(filtered ? 'events.none.filtered' : 'events.none')}</Text>
            {filtered && <Button onClick={() => control.change(NO_CONDITIONS)}>{text('filter.clear')}</Button>}
          </Notice>
        ) : (
          <div
            className={mergeClasses(styles.figures, query.isPlaceholderData && styles.busy)}
            aria-busy={query.isPlaceholderData}
          >
            <FigureCards summary={data.summary} control={control} />
            <AfterFirstPaint>
              <div className={styles.parts}>
                <Suspense fallback={<EventsSkeleton />}>
                  <SummaryCharts summary={data.summary} control={control} names={names} />
                </Suspense>
                <TimeTable summary={data.summary} control={control} names={names} />
              </div>
            </AfterFirstPaint>
          </div>
        ))
      )}
      {list && data?.summary && (
        <Suspense>
          <BookingsPanel filter={{ ...filter, ...list }} names={names} onClose={control.closeList} />
        </Suspense>
      )}
    </Page>
  );
}
