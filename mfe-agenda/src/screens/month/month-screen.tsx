import type { Club } from '@canchero/shared-contracts/club';
import { useErrorText, useFillHeight, useHost, useStore } from '@canchero/shared-contracts/kit';
import { LoadError, makeStyles, Notice, Text } from '@canchero/shared-contracts/ui';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { CourtFilter } from '../../agenda-view/court-filter';
import { Toolbar } from '../../agenda-view/toolbar';
import { shownCourts, useAgendaView } from '../../agenda-view/use-agenda-view';
import { useShortcuts } from '../../agenda-view/use-shortcuts';
import { shiftMonth } from '../../bookings-data/model/club-day';
import { useCourts } from '../../bookings-data/queries';
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
  const text = useText();
  const errorText = useErrorText();
  const styles = useStyles();
  const root = useRef<HTMLDivElement>(null);
  const filterField = useRef<HTMLSelectElement>(null);
  const [view, navigation] = useAgendaView(club);
  useFillHeight(root);
  const courtsQuery = useCourts(club.id);
  const courts = courtsQuery.data ?? [];
  const filtered = view.courts.length > 0 || view.sport !== null;
  const ids = filtered && courtsQuery.data ? shownCourts(courts, view).map((c) => c.id) : null;
  const noCourts = courtsQuery.data?.length === 0 ? 'empty.courts.title' : ids?.length === 0 ? 'filter.none' : null;
  const month = view.date.slice(0, 7);
  const query = useMonth(club.id, month, ids && ids.length > 0 ? ids : null);
  const openDay = (date: string) => navigation.show('vertical', date);
  const createNew = () => navigation.openNew({}, { kind: 'vertical' });
  useShortcuts({
    create: createNew,
    today: () => navigation.goTo(view.today),
    previous: () => navigation.goTo(shiftMonth(view.date, -1)),
    next: () => navigation.goTo(shiftMonth(view.date, 1)),
    search: () => filterField.current?.focus(),
    day: () => navigation.show('vertical'),
    month: () => undefined,
  });
  const content = () => {
    // every day would look closed
    if (noCourts)
      return (
        <Notice>
          <Text>{text(noCourts)}</Text>
        </Notice>
      );
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
        onOpen={openDay}
      />
    );
  };
  return (
    <div ref={root} className={styles.screen}>
      <Toolbar
        title={useMonthText(month)}
        view={view}
        navigation={navigation}
        onNew={createNew}
        canCreate={courts.some((c) => c.status === 'active')}
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
      {content()}
    </div>
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
