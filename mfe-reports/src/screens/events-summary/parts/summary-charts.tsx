import type { EventsSummary } from '@canchero/shared-contracts/report';
import type { ChoiceControl } from '../use-choice';
import type { Names } from '../use-names';
import { ShareParts } from './share-parts';
import { TimeChart } from './time-parts';

interface SummaryChartsProps {
  summary: EventsSummary;
  control: ChoiceControl;
  names: Names;
}

/** Charts of a span: over time, and how its bookings divide. */
export function SummaryCharts(props: SummaryChartsProps) {
  return (
    <>
      <TimeChart {...props} />
      <ShareParts {...props} />
    </>
  );
}
