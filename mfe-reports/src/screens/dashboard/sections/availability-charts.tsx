import type { Availability, CourtDay } from '@canchero/shared-contracts/report';
import { ChartPanel } from '../../../charts/chart-panel';
import { RowChart } from '../../../charts/row-chart';
import { useFigures } from '../../../format/use-figures';
import { useText } from '../../../text';

const bookedShare = ({ open, booked }: CourtDay) => (open > 0 ? Math.min(1, booked / open) : 0);
const freeHours = ({ open, booked }: CourtDay) => Math.max(0, open - booked) / 60;

/** Booked share of each court today, with the hours that are free. */
export function AvailabilityCharts({ availability: { courts } }: { availability: Availability }) {
  const text = useText();
  const { share, hours } = useFigures();
  const title = text('chart.courts');
  const free = (court: CourtDay) =>
    court.open > 0 ? text('chart.free', { hours: hours(freeHours(court)) }) : text('chart.closed');
  return (
    <ChartPanel
      wide
      title={title}
      none={courts.length === 0 ? text('chart.none') : null}
      table={{
        head: [text('filter.court'), text('chart.booked'), text('chart.freeHours')],
        rows: courts.map((court) => ({
          key: court.court_id,
          cells: [court.name, share(bookedShare(court)), hours(freeHours(court))],
        })),
      }}
    >
      <RowChart
        label={title}
        largest={1}
        rows={courts.map((court) => ({
          key: court.court_id,
          name: court.name,
          value: bookedShare(court),
          detail: free(court),
        }))}
        format={share}
      />
    </ChartPanel>
  );
}
