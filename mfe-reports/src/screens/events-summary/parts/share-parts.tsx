import { EVENT_DIMENSIONS, type EventDimension, type EventsSummary } from '@canchero/shared-contracts/report';
import { Link } from '@canchero/shared-contracts/router';
import { ChartPanel } from '../../../charts/chart-panel';
import { ColumnChart } from '../../../charts/column-chart';
import { RowChart } from '../../../charts/row-chart';
import { useFigures } from '../../../format/use-figures';
import { useLinkStyles } from '../../../page/link-styles';
import { useText } from '../../../text';
import { listOfShare, shareRows } from '../model/figures';
import type { ChoiceControl } from '../use-choice';
import type { Names } from '../use-names';

interface SharePartsProps {
  summary: EventsSummary;
  control: ChoiceControl;
  names: Names;
}

/** Division of the bookings by each dimension that the filter leaves open. */
export function ShareParts({ summary, control, names }: SharePartsProps) {
  const open = EVENT_DIMENSIONS.filter((dimension) => control.choice.filter[dimension] === undefined);
  return open.map((dimension) => (
    <Share key={dimension} dimension={dimension} summary={summary} control={control} names={names} />
  ));
}

function Share({ dimension, summary, control, names }: SharePartsProps & { dimension: EventDimension }) {
  const text = useText();
  const styles = useLinkStyles();
  const { count, share, hours, money } = useFigures();
  const title = text(`events.shares.${dimension}`);
  const rows = shareRows(summary, dimension);
  const bookings = (value: number) => text('chart.bookingsOf', { count: value, value: count(value) });
  const nameOf = ({ key, name }: (typeof rows)[number]) => names.value(dimension, key, name);
  const inTime = dimension === 'weekday' || dimension === 'hour';
  return (
    <ChartPanel
      title={title}
      none={rows.every(({ weight }) => weight === 0) ? text('chart.none') : null}
      table={{
        head: [
          text(`events.by.${dimension}`),
          text('chart.count'),
          '%',
          text('events.minutes'),
          text('events.value'),
          text('events.cancelled'),
        ],
        rows: rows.map((row) => ({
          key: row.key,
          cells: [
            nameOf(row),
            row.weight === 0 ? (
              '0'
            ) : (
              <Link
                key="count"
                className={styles.link}
                to={control.listPath(listOfShare(dimension, row.key))}
                aria-label={text('events.listOf', {
                  name: nameOf(row),
                  figure: text('chart.count'),
                  value: count(row.weight),
                })}
              >
                {count(row.weight)}
              </Link>
            ),
            share(row.part),
            hours(row.minutes / 60),
            money(row.value),
            count(row.cancelled),
          ],
        })),
      }}
    >
      {inTime ? (
        <ColumnChart
          label={title}
          columns={rows.map((row) => ({
            key: row.key,
            axis: names.short(dimension, row.key),
            name: nameOf(row),
            value: row.weight,
          }))}
          format={bookings}
          formatAxis={count}
          whole
        />
      ) : (
        <RowChart
          label={title}
          rows={rows.map((row) => ({ key: row.key, name: nameOf(row), value: row.weight, detail: share(row.part) }))}
          format={bookings}
        />
      )}
    </ChartPanel>
  );
}
