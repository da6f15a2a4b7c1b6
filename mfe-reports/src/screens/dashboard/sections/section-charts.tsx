import type { Dashboard, DashboardSection } from '@canchero/shared-contracts/report';
import { AvailabilityCharts } from './availability-charts';
import { BuffetCharts } from './buffet-charts';
import { FinanceCharts } from './finance-charts';
import { TrendCharts } from './trend-charts';

/** Charts of a section that has been read. */
export function SectionCharts({ dashboard, section }: { dashboard: Dashboard; section: DashboardSection }) {
  const { finance, buffet, availability, trends } = dashboard;
  if (section === 'finance' && finance) return <FinanceCharts finance={finance} />;
  if (section === 'buffet' && buffet) return <BuffetCharts buffet={buffet} />;
  if (section === 'availability' && availability) return <AvailabilityCharts availability={availability} />;
  if (section === 'trends' && trends) return <TrendCharts trends={trends} />;
  return null;
}
