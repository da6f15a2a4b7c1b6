import type { Club } from '@canchero/shared-contracts/club';
import type { Court } from '@canchero/shared-contracts/court';
import { useErrorText, useFillHeight, useHost, useStore } from '@canchero/shared-contracts/kit';
import { LoadError, makeStyles } from '@canchero/shared-contracts/ui';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { CourtFilter } from '../../agenda-view/court-filter';
import { NoCourts, NoMatchingCourts } from '../../agenda-view/no-courts';
import { Toolbar } from '../../agenda-view/toolbar';
import { type AgendaNavigation, type AgendaView, shownCourts, useAgendaView } from '../../agenda-view/use-agenda-view';
import { useShortcuts } from '../../agenda-view/use-shortcuts';
import { shiftMonth } from '../../bookings-data/model/club-day';
import { useCourts } from '../../bookings-data/queries';
import { useCanBook } from '../../bookings-data/use-can-book';
import { useText } from '../../text';
import { Calendar } from './calendar';
import { useMonth } from './queries';

const useStyles = makeStyles({
  screen: { display: 'flex', flexDirection: 'column', gap: '10px', minHeight: 0 },
});

/** A month of the selected club. */
export function MonthScreen() {
  const text = useText();
  const club = useStore(useHost().clubs, (s) => s.selected);
  if (!club) return <p role="status">{text('agenda.noClub')}</p>;
  return <MonthAgenda key={club.id} club={club} />;
}

function MonthAgenda({ club }: { club: Club }) {
  const styles = useStyles();
  const root = useRef<HTMLDivElement>(null);
  const filterField = useRef<HTMLSelectElement>(null);
  const [view, navigation] = useAgendaView(club);
  useFillHeight(root);
  const courtsQuery = useCourts(club.id);
  const courts = courtsQuery.data ?? [];
  const filtered = view.courts.length > 0 || view.sport !== null;
  const ids = filtered && courtsQuery.data ? shownCourts(courts, view).map((c) => c.id) : null;
  const createNew = () => navigation.openNew({}, { kind: 'vertical' });
  const canCreate = useCanBook(courts);
  useShortcuts({
    create: () => canCreate && createNew(),
    today: () => navigation.goTo(view.today),
    previous: () => navigation.goTo(shiftMonth(view.date, -1)),
    next: () => navigation.goTo(shiftMonth(view.date, 1)),
    search: () => filterField.current?.focus(),
    day: () => navigation.show('vertical'),
    month: () => undefined,
  });
  return (
    <div ref={root} className={styles.screen}>
      <Toolbar
        title={useMonthText(view.date.slice(0, 7))}
        view={view}
        navigation={navigation}
        onNew={createNew}
        canCreate={canCreate}
      >
        <CourtFilter
          courts={courtsQuery.data}
          clubSports={club.sports}
          selected={view.courts}
          sport={view.sport}
          onChange={navigation.filter}
          fieldRef={filterField}
        />
      </Toolbar>
      <Content courts={courtsQuery.data} club={club} view={view} navigation={navigation} courtIds={ids} />
    </div>
  );
}

interface DaysProps {
  club: Club;
  view: AgendaView;
  navigation: AgendaNavigation;
  /** Courts that count; null for all. */
  courtIds: readonly string[] | null;
}

/** Calendar of the courts, or the next step where every day would look closed. */
function Content({ courts, ...days }: DaysProps & { courts: readonly Court[] | undefined }) {
  if (courts?.length === 0) return <NoCourts />;
  if (days.courtIds?.length === 0) {
    return <NoMatchingCourts onClear={() => days.navigation.filter({ courts: [], sport: null })} />;
  }
  return <Days {...days} />;
}

/** Calendar of the month, or why it could not be read. */
function Days({ club, view, navigation, courtIds }: DaysProps) {
  const text = useText();
  const errorText = useErrorText();
  const month = view.date.slice(0, 7);
  const query = useMonth(club.id, month, courtIds);
  if (query.isError && !query.data)
    return <LoadError title={text('failed.month')} reason={errorText(query.error)} onRetry={() => query.refetch()} />;
  return (
    <Calendar
      month={month}
      date={view.date}
      today={view.today}
      days={query.data}
      closedDays={club.closed_days}
      busy={query.isPending || query.isPlaceholderData}
      onDate={(date) => navigation.goTo(date, true)}
      onOpen={(date) => navigation.show('vertical', date)}
    />
  );
}

/** "noviembre de 2026" */
function useMonthText(month: string): string {
  const { locale } = useIntl();
  return useMemo(
    () =>
      new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-15T12:00:00Z`),
      ),
    [month, locale],
  );
}
