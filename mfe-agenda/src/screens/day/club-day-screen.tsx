import type { Booking } from '@canchero/shared-contracts/booking';
import type { Club } from '@canchero/shared-contracts/club';
import { newId, useErrorText, useFillHeight, useFormatter, useHost } from '@canchero/shared-contracts/kit';
import { LoadError, makeStyles, tokens, VISUALLY_HIDDEN } from '@canchero/shared-contracts/ui';
import { useMemo, useRef, useState } from 'react';
import { CourtFilter } from '../../agenda-view/court-filter';
import { PrintButton } from '../../agenda-view/print-button';
import { Toolbar, useDateText } from '../../agenda-view/toolbar';
import { useAgendaView } from '../../agenda-view/use-agenda-view';
import { useShortcuts } from '../../agenda-view/use-shortcuts';
import { BookingPanel } from '../../booking-drawer/booking-panel';
import { createBookingCache } from '../../bookings-data/booking-cache';
import { type BookingTexts, errorText } from '../../bookings-data/error-text';
import { shiftDate } from '../../bookings-data/model/club-day';
import { useBookingActions } from '../../bookings-data/use-booking-actions';
import { useText } from '../../text';
import { DayOverlays } from './day-overlays';
import { NoBookings, NoCourts, NoMatchingCourts } from './empty-states';
import { bookingTitle } from './grid/booking-card-text';
import { Grid } from './grid/grid';
import { MoveHint } from './grid-hint';
import { GridSkeleton } from './grid-skeleton';
import { Legend } from './legend';
import { RecentChanges } from './model/recent-changes';
import { useBlocks } from './use-blocks';
import { useDay } from './use-day';
import { useDayMenu } from './use-day-menu';
import { useFetchAhead } from './use-fetch-ahead';
import { useGridHandlers } from './use-grid-handlers';
import { useGridTexts } from './use-grid-texts';
import { useLiveUpdates } from './use-live-updates';
import { useReturnFocus } from './use-return-focus';
import { useUndo } from './use-undo';

const useStyles = makeStyles({
  screen: {
    display: 'flex',
    flexDirection: 'column',
    gap: '10px',
    minHeight: 0,
    outlineStyle: 'none',
    '@media print': { height: 'auto !important' },
  },
  printed: {
    display: 'none',
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    '@media print': { display: 'block' },
  },
  grid: { position: 'relative', flexGrow: 1, minHeight: 0 },
  hidden: VISUALLY_HIDDEN,
});

/** The agenda of one club; made anew when another is selected. */
export function ClubDayScreen({ club }: { club: Club }) {
  const host = useHost();
  const text = useText();
  const styles = useStyles();
  const formatter = useFormatter(club);
  const texts = useGridTexts();
  const [view, navigation] = useAgendaView(club);
  const cache = useMemo(() => createBookingCache(host, club.id), [host, club.id]);
  const [recentChanges] = useState(() => new RecentChanges());
  const [announcement, announce] = useState('');
  const [cancelling, setCancelling] = useState<Booking | null>(null);
  const [actions, pending] = useBookingActions(host, club.id, cache);
  const day = useDay(club, view, cache, pending);
  useLiveUpdates(club.id, cache, recentChanges, actions.isOwn);
  useFetchAhead();

  const root = useRef<HTMLDivElement>(null);
  const filterField = useRef<HTMLSelectElement>(null);
  useFillHeight(root);

  const explain = useErrorText();
  const naming: BookingTexts = {
    text,
    explain,
    formatter,
    courts: day.courts,
    findBooking: cache.find,
    title: (booking) => bookingTitle(booking, texts),
  };
  const fail = (error: unknown) => {
    const reason = errorText(error, naming);
    announce(reason);
    host.toast({ intent: 'error', title: text('failed.update'), body: reason });
  };
  const undo = useUndo(fail);
  const menu = useDayMenu({
    club,
    navigation,
    cache,
    onCancel: setCancelling,
    onFailure: fail,
    onDone: () => host.toast({ intent: 'success', body: text('done.noShow') }),
  });
  const covered = view.booking !== null || cancelling !== null || menu.charging !== null || menu.consuming !== null;
  useReturnFocus(root, covered);
  const blocks = useBlocks(club.id, day.day);
  const handlers = useGridHandlers({
    day,
    navigation,
    actions,
    naming,
    findBooking: cache.find,
    fail,
    blocks,
    menu,
    undo,
    announce,
    onCancel: setCancelling,
  });
  /** A cancelled booking stays cancelled; the same one is booked anew. */
  const bookAgain = (booking: Booking) => {
    const { court_id, start, duration, event_type, description, price, players } = booking;
    const id = newId();
    const body = {
      id,
      court_id,
      start,
      duration,
      event_type,
      description,
      price,
      player_ids: players.map((p) => p.id),
    };
    return actions.create(body, { ...booking, id, state: 'confirmed', version: 0 });
  };
  const createNew = () => navigation.openNew(handlers.seed());
  const canCreate = day.courts.some((c) => c.status === 'active');
  useShortcuts({
    create: () => canCreate && createNew(),
    today: () => navigation.goTo(view.today),
    previous: () => navigation.goTo(shiftDate(view.date, -1)),
    next: () => navigation.goTo(shiftDate(view.date, 1)),
    search: () => filterField.current?.focus(),
    day: () => navigation.show(view.kind === 'vertical' ? 'horizontal' : 'vertical'),
    month: () => navigation.show('month'),
    help: () => host.toast({ intent: 'info', title: text('agenda.keys'), body: text('agenda.shortcuts') }),
  });
  const isRecentChange = useMemo(
    () => (booking: Booking) => recentChanges.take(booking, performance.now()),
    [recentChanges],
  );
  const dateText = useDateText(view.date, view.today);

  const { courtsQuery, bookingsQuery } = day;
  const content = () => {
    if (courtsQuery.isPending) return <GridSkeleton />;
    if (!courtsQuery.data) {
      const reason = errorText(courtsQuery.error, naming);
      return <LoadError title={text('failed.courts')} reason={reason} onRetry={() => courtsQuery.refetch()} />;
    }
    if (day.courts.length === 0) return <NoCourts />;
    if (day.shownCourts.length === 0)
      return <NoMatchingCourts onClear={() => navigation.filter({ courts: [], sport: null })} />;
    return (
      <>
        {bookingsQuery.isError && !bookingsQuery.data && (
          <LoadError
            title={text('failed.bookings')}
            reason={errorText(bookingsQuery.error, naming)}
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
            slotMinutes={club.slot_minutes}
            texts={texts}
            formatter={formatter}
            handlers={handlers.grid}
            isRecentChange={isRecentChange}
            busy={bookingsQuery.isPending}
          />
          {menu.moving && (
            <MoveHint
              text={text('move.hint', { who: naming.title(menu.moving) })}
              stop={text('move.stop')}
              onStop={menu.stopMoving}
            />
          )}
          {bookingsQuery.isSuccess && !menu.moving && day.bookings.length === 0 && (
            <NoBookings onNew={createNew} canCreate={canCreate} />
          )}
        </div>
        <Legend texts={texts} />
      </>
    );
  };

  return (
    <div ref={root} tabIndex={-1} className={styles.screen}>
      <Toolbar
        title={dateText}
        view={view}
        navigation={navigation}
        onNew={createNew}
        canCreate={canCreate}
        actions={<PrintButton />}
      >
        <CourtFilter
          courts={day.courts}
          selected={view.courts}
          sport={view.sport}
          onChange={navigation.filter}
          fieldRef={filterField}
        />
      </Toolbar>
      {content()}
      <BookingPanel
        club={club}
        view={view}
        navigation={navigation}
        cache={cache}
        courts={day.courts}
        courtsReady={courtsQuery.isSuccess}
        actions={actions}
        naming={naming}
        cancelling={cancelling}
        onCancelling={setCancelling}
        onCancelled={(booking) => undo.offer(text('done.cancelled'), () => bookAgain(booking))}
      />
      <DayOverlays menu={menu} club={club} courts={day.courts} naming={naming} />
      <p className={styles.hidden}>{text('agenda.shortcuts')}</p>
      <div className={styles.hidden} aria-live="polite" data-testid="announcer">
        {announcement}
      </div>
    </div>
  );
}
