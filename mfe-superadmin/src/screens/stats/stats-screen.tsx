import {
  adminStatsEndpoints,
  type PlatformStats,
  STAT_DAYS,
  type StatDays,
} from '@canchero/shared-contracts/admin-stats';
import { keyOf, useErrorText, useHost, useQueryParams } from '@canchero/shared-contracts/kit';
import { LoadError, ScreenLoading, Text } from '@canchero/shared-contracts/ui';
import { Field, Select } from '@canchero/shared-contracts/ui-forms';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { FigureCards } from '../../page/figure-cards';
import { FigureTable } from '../../page/figure-table';
import { Page } from '../../page/page';
import { Panel } from '../../page/panel';
import { usePlatformFormatter } from '../../page/use-platform-formatter';
import { useText } from '../../text';
import { AreaList } from './area-list';
import { ColumnChart } from './column-chart';
import { weeksOf } from './model';

const USUAL_DAYS: StatDays = 30;

/** Statistics of the platform: its growth, its use by area, and its use by hour. */
export function StatsScreen() {
  const text = useText();
  const host = useHost();
  const errorText = useErrorText();
  const [address, go] = useQueryParams();
  const days = STAT_DAYS.find((count) => String(count) === address.get('days')) ?? USUAL_DAYS;
  const query = { days };
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(adminStatsEndpoints.get, {}, query),
    queryFn: ({ signal }) => host.call(adminStatsEndpoints.get, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={text('stats.title')}
      subtitle={text('stats.subtitle')}
      actions={
        <Field label={text('stats.period')}>
          <Select
            value={String(days)}
            onChange={(_, { value }) => go({ days: value === String(USUAL_DAYS) ? null : value })}
          >
            {STAT_DAYS.map((count) => (
              <option key={count} value={count}>
                {text('stats.days', { count })}
              </option>
            ))}
          </Select>
        </Field>
      }
    >
      {data ? (
        <Stats stats={data} />
      ) : error ? (
        <LoadError title={text('stats.failed')} reason={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <ScreenLoading />
      )}
    </Page>
  );
}

function Stats({ stats: { accounts, clubs, days, areas, hours, load } }: { stats: PlatformStats }) {
  const text = useText();
  const format = usePlatformFormatter();
  const { formatNumber, formatDate } = useIntl();
  const today = days.at(-1);
  const dateOf = (day: string) => formatDate(`${day}T12:00:00`, { day: 'numeric', month: 'short' });
  const hourOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return (
    <>
      <FigureCards
        figures={[
          { name: text('stats.accounts'), value: formatNumber(accounts) },
          { name: text('overview.clubs'), value: formatNumber(clubs) },
          { name: text('stats.activeToday'), value: formatNumber(today?.active_clubs ?? 0) },
          {
            name: text('stats.actionsToday'),
            value: formatNumber(today?.actions ?? 0),
            how: text('stats.actions.how'),
          },
        ]}
      />
      <Panel title={text('stats.active')}>
        <ColumnChart
          label={text('stats.active')}
          columns={days.map(({ day, active_clubs }) => ({
            name: dateOf(day),
            value: active_clubs,
            words: text('stats.activeOn', { day: dateOf(day), count: active_clubs }),
          }))}
        />
      </Panel>
      <Panel title={text('stats.areas')}>
        {areas.length > 0 ? <AreaList areas={areas} /> : <Text>{text('stats.none')}</Text>}
      </Panel>
      <Panel title={text('stats.hours')} hint={text('stats.hoursHint')}>
        <ColumnChart
          label={text('stats.hours')}
          columns={hours.map((actions, hour) => ({
            name: hourOf(hour),
            value: actions,
            words: text('stats.actionsAt', { hour: hourOf(hour), count: actions }),
          }))}
        />
      </Panel>
      <Panel title={text('stats.load')} hint={text('stats.loadHint', { since: format.dateTime(load.since) })}>
        <FigureCards
          figures={[
            { name: text('stats.requests'), value: formatNumber(load.requests) },
            { name: text('stats.errors'), value: formatNumber(load.server_errors) },
            { name: text('stats.slow'), value: formatNumber(load.slow), how: text('stats.slow.how') },
            { name: text('stats.streams'), value: formatNumber(load.streams), how: text('stats.streams.how') },
            {
              name: text('stats.database'),
              value: text('stats.megabytes', { size: formatNumber(Math.ceil(load.database_bytes / 1e6)) }),
            },
          ]}
        />
      </Panel>
      <Panel title={text('stats.weeks')}>
        <FigureTable
          label={text('stats.weeks')}
          rows={weeksOf(days)}
          keyOf={({ begins }) => begins}
          name={{ header: text('stats.week'), cell: ({ begins }) => dateOf(begins) }}
          figures={[
            { header: text('stats.newAccounts'), cell: (week) => formatNumber(week.accounts) },
            { header: text('stats.newClubs'), cell: (week) => formatNumber(week.clubs) },
            { header: text('stats.mostActive'), cell: (week) => formatNumber(week.active_clubs) },
            { header: text('stats.actions'), cell: (week) => formatNumber(week.actions) },
          ]}
        />
      </Panel>
    </>
  );
}
