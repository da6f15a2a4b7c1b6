import type { Block } from '@canchero/shared-contracts/block';
import { LoadError, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { NoCourts, NoMatchingCourts } from '../../agenda-view/no-courts';
import type { AgendaNavigation, AgendaView } from '../../agenda-view/use-agenda-view';
import { useBookings } from '../../bookings-data/bookings-context';
import { errorText } from '../../bookings-data/error-text';
import { useOnlyLooks } from '../../bookings-data/use-can-book';
import type { Zoom } from './grid/geometry';
import { Grid } from './grid/grid';
import type { GridHandlers, GridTexts } from './grid/types';
import { MoveHint } from './grid-hint';
import { GridSkeleton } from './grid-skeleton';
import { Legend } from './legend';
import { NoBookings } from './no-bookings';
import type { DayData } from './use-day';
import type { DayMenu } from './use-day-menu';

const useStyles = makeStyles({
  printed: {
    display: 'none',
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    '@media print': { display: 'block' },
  },
  grid: { position: 'relative', flexGrow: 1, minHeight: 0 },
});

interface DayContentProps {
  day: DayData;
  view: AgendaView;
  navigation: AgendaNavigation;
  dateText: string;
  blocks: readonly Block[];
  gridTexts: GridTexts;
  handlers: GridHandlers;
  menu: DayMenu;
  zoom: Zoom;
  canCreate: boolean;
  onNew(): void;
}

/** Grid of the day with its legend, or a notice in its place: loading, failure, no courts. */
export function DayContent(props: DayContentProps) {
  const { day, view, navigation, dateText, blocks, gridTexts, handlers, menu, zoom, canCreate, onNew } = props;
  const { club, texts } = useBookings();
  const { text } = texts;
  const styles = useStyles();
  const readOnly = useOnlyLooks();
  const { courtsQuery, bookingsQuery } = day;
  if (courtsQuery.isPending) return <GridSkeleton />;
  if (!courtsQuery.data) {
    const reason = errorText(courtsQuery.error, texts);
    return <LoadError title={text('failed.courts')} reason={reason} onRetry={() => courtsQuery.refetch()} />;
  }
  if (day.courts.length === 0) return <NoCourts />;
  if (day.shownCourts.length === 0) {
    return <NoMatchingCourts onClear={() => navigation.filter({ courts: [], sport: null })} />;
  }
  const closed = day.day.closure !== null;
  return (
    <>
      {bookingsQuery.isError && !bookingsQuery.data && (
        <LoadError
          title={text('failed.bookings')}
          reason={errorText(bookingsQuery.error, texts)}
          onRetry={() => bookingsQuery.refetch()}
        />
      )}
      <h2 className={styles.printed}>{`${club.name} · ${dateText}`}</h2>
      <div className={styles.grid}>
        <Grid
          label={text('agenda.grid', { date: dateText })}
          courts={day.shownCourts}
          bookings={day.bookings}
          blocks={blocks}
          axis={day.axis}
          courtsAs={view.kind === 'horizontal' ? 'rows' : 'columns'}
          zoom={zoom}
          slotMinutes={club.slot_minutes}
          texts={gridTexts}
          formatter={texts.formatter}
          handlers={handlers}
          open={view.booking}
          isRecentChange={day.isRecentChange}
          readOnly={readOnly}
          busy={bookingsQuery.isPending}
        />
        {menu.moving && (
          <MoveHint
            text={text('move.hint', { who: texts.title(menu.moving) })}
            stop={text('move.stop')}
            onStop={menu.stopMoving}
          />
        )}
        {bookingsQuery.isSuccess && !menu.moving && day.bookings.length === 0 && (closed || blocks.length === 0) && (
          <NoBookings onNew={onNew} canCreate={canCreate} closed={closed} />
        )}
      </div>
      <Legend texts={gridTexts} />
    </>
  );
}
