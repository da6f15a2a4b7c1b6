import type { Booking } from '@canchero/shared-contracts/booking';
import type { Club } from '@canchero/shared-contracts/club';
import { lazyPart, useErrorText, useFillHeight, useFormatter, useHost } from '@canchero/shared-contracts/kit';
import { makeStyles, VISUALLY_HIDDEN } from '@canchero/shared-contracts/ui';
import { CalendarSearchRegular } from '@fluentui/react-icons/headless/svg/calendar-search';
import { ProhibitedRegular } from '@fluentui/react-icons/headless/svg/prohibited';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { CourtFilter } from '../../agenda-view/court-filter';
import { PrintButton } from '../../agenda-view/print-button';
import { ToolButton } from '../../agenda-view/tool-button';
import { Toolbar, useDateText } from '../../agenda-view/toolbar';
import { useAgendaView } from '../../agenda-view/use-agenda-view';
import { useShortcuts } from '../../agenda-view/use-shortcuts';
import { BookingPanel, prepareBookingPanel } from '../../booking-drawer/booking-panel';
import { BookingsContext, type ClubBookings } from '../../bookings-data/bookings-context';
import { errorText } from '../../bookings-data/error-text';
import { shiftDate } from '../../bookings-data/model/club-day';
import { useCanBook } from '../../bookings-data/use-can-book';
import { useText } from '../../text';
import { type ChangeLog, versionKey } from '../../undo/change-log';
import { useUndo } from '../../undo/use-undo';
import { useEver } from '../../use-ever';
import { useFetchAhead } from '../../use-fetch-ahead';
import { useReturnFocus } from '../../use-return-focus';
import { blockSeed, wholeDaySeed } from './blocks/block-seed';
import { useCanBlock } from './blocks/use-can-block';
import { DayContent } from './day-content';
import { bookingTitle } from './grid/booking-card-text';
import { useMoves } from './moves/use-moves';
import { useBlocks } from './use-blocks';
import { useDay } from './use-day';
import { useDayMenu } from './use-day-menu';
import { useGridHandlers } from './use-grid-handlers';
import { useGridTexts } from './use-grid-texts';
import { useZoom } from './use-zoom';
import { ZoomButtons } from './zoom-buttons';

/** Nothing lies over the day when it is first shown. */
const DayOverlays = lazyPart(() =>
  import(/* webpackChunkName: "day-menu" */ './day-overlays').then((m) => m.DayOverlays),
);

const prepareDay = () => {
  prepareBookingPanel();
  DayOverlays.prepare();
};

const useStyles = makeStyles({
  screen: {
    display: 'flex',
    flexDirection: 'column',
    gap: '10px',
    minHeight: 0,
    outlineStyle: 'none',
    '@media print': { height: 'auto !important' },
  },
  row: { display: 'flex', gap: '12px', flexGrow: 1, minHeight: 0 },
  day: { display: 'flex', flexDirection: 'column', gap: '10px', flexGrow: 1, minWidth: 0, minHeight: 0 },
  hidden: VISUALLY_HIDDEN,
});

interface DayAgendaProps {
  club: Club;
  /** Last change of this page, which the host around it keeps. */
  changes: ChangeLog;
}

/** Agenda of one club on one day. Mount it with the club's id as its key. */
export function DayAgenda({ club, changes }: DayAgendaProps) {
  const host = useHost();
  const text = useText();
  const explain = useErrorText();
  const formatter = useFormatter(club);
  const gridTexts = useGridTexts();
  const styles = useStyles();
  const [view, navigation] = useAgendaView(club);
  const day = useDay(club, view, changes);
  const blocks = useBlocks(club.id, day.day);
  const { courts, cache, actions } = day;
  const [announcement, announce] = useState('');
  const texts = useMemo(() => {
    const title = (booking: Booking) => bookingTitle(booking, gridTexts);
    return { text, explain, formatter, courts, findBooking: cache.find, title };
  }, [courts, cache, text, explain, formatter, gridTexts]);
  const undo = useUndo({
    changes,
    clubId: club.id,
    explain: (error) => errorText(error, texts),
    announce,
    onRemoved: (id) => id === view.booking && navigation.close(),
  });
  const bookings = useMemo<ClubBookings>(
    () => ({ club, courts, cache, actions, texts, changes, undo }),
    [club, courts, cache, actions, texts, changes, undo],
  );

  const fail = (error: unknown) => {
    const reason = errorText(error, texts);
    announce(reason);
    host.toast({ intent: 'error', title: text('failed.update'), body: reason });
  };
  const [cancelling, setCancelling] = useState<Booking | null>(null);
  const menu = useDayMenu({ bookings, navigation, onCancel: setCancelling, onFailure: fail });
  const moves = useMoves({ bookings, fail, announce });
  const handlers = useGridHandlers({
    bookings,
    day,
    blocks,
    navigation,
    menu,
    moves,
    announce,
    onCancel: setCancelling,
  });

  const createNew = () => navigation.openNew(handlers.seed());
  const canBlock = useCanBlock();
  const suspends = view.suspend && courts.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an address that asks for it
  useEffect(() => {
    if (!suspends) return;
    if (canBlock) menu.openBlock(wholeDaySeed(day.day, courts));
    navigation.settleOn(view.date);
  }, [suspends]);
  const zoom = useZoom(view.kind);
  const canCreate = useCanBook(courts);
  const filterField = useRef<HTMLSelectElement>(null);
  useShortcuts({
    create: () => canCreate && createNew(),
    today: () => navigation.goTo(view.today),
    previous: () => navigation.goTo(shiftDate(view.date, -1)),
    next: () => navigation.goTo(shiftDate(view.date, 1)),
    search: () => filterField.current?.focus(),
    day: () => navigation.show(view.kind === 'vertical' ? 'horizontal' : 'vertical'),
    month: () => navigation.show('month'),
  });
  useFetchAhead(prepareDay);
  const root = useRef<HTMLDivElement>(null);
  useFillHeight(root);
  const covered =
    view.booking !== null ||
    view.find ||
    cancelling !== null ||
    menu.request?.byKeys === true ||
    menu.block !== null ||
    menu.charging !== null ||
    menu.consuming !== null ||
    moves.question !== null;
  useReturnFocus(root, covered);
  const wasCovered = useEver(covered || menu.request !== null);
  const date = useDateText(view.date, view.today);
  const shortDate = useDateText(view.date, view.today, 'short');
  const { closure } = day.day;
  const withClosure = (date: string) =>
    closure === null ? date : text('agenda.closedOn', { date, name: closure || 'none' });
  const dateText = withClosure(date);

  return (
    <BookingsContext value={bookings}>
      <div ref={root} tabIndex={-1} className={styles.screen}>
        <Toolbar
          title={dateText}
          shortTitle={withClosure(shortDate)}
          view={view}
          navigation={navigation}
          onNew={createNew}
          canCreate={canCreate}
          actions={
            <>
              <ToolButton
                icon={<CalendarSearchRegular />}
                label={text('agenda.freeSlots')}
                disabled={!canCreate}
                onClick={() => navigation.search(true)}
              />
              {canBlock && (
                <ToolButton
                  icon={<ProhibitedRegular />}
                  label={text('agenda.block')}
                  disabled={courts.length === 0}
                  onClick={() => menu.openBlock(blockSeed(day.day, view, courts))}
                />
              )}
              <ZoomButtons zoom={zoom} />
              <PrintButton />
            </>
          }
        >
          <CourtFilter
            courts={day.courtsQuery.data}
            clubSports={club.sports}
            selected={view.courts}
            sport={view.sport}
            onChange={navigation.filter}
            fieldRef={filterField}
          />
        </Toolbar>
        <div className={styles.row}>
          <div className={styles.day}>
            <DayContent
              day={day}
              view={view}
              navigation={navigation}
              dateText={dateText}
              blocks={blocks}
              gridTexts={gridTexts}
              handlers={handlers.grid}
              menu={menu}
              zoom={zoom.zoom}
              canCreate={canCreate}
              onNew={createNew}
            />
          </div>
          <BookingPanel
            view={view}
            navigation={navigation}
            courtsReady={day.courtsQuery.isSuccess}
            cancelling={cancelling}
            onCancelling={setCancelling}
            onCancelled={(booking, title) => undo.offer(versionKey(booking), { title })}
          />
        </div>
        {wasCovered && (
          <Suspense>
            <DayOverlays menu={menu} moves={moves} view={view} navigation={navigation} />
          </Suspense>
        )}
        <p className={styles.hidden}>{text('agenda.shortcuts')}</p>
        <div className={styles.hidden} aria-live="polite" data-testid="announcer">
          {announcement}
        </div>
      </div>
    </BookingsContext>
  );
}
