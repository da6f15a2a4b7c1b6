import { useErrorText } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { LoadError, ScreenLoading, Text } from '@canchero/shared-contracts/ui';
import { useIntl } from 'react-intl';
import { FigureCards } from '../../page/figure-cards';
import { Page } from '../../page/page';
import { Panel } from '../../page/panel';
import { usePlatformFormatter } from '../../page/use-platform-formatter';
import { useRevenue } from '../../page/use-revenue';
import { useShare } from '../../page/use-share';
import { paths } from '../../paths';
import { useReleases } from '../../releases/queries';
import { useText } from '../../text';
import { type Attention, attentionOf } from './model/attention';

/** First screen of a super admin: the figures of the platform, and what needs a hand. */
export function OverviewScreen() {
  const text = useText();
  return (
    <Page title={text('overview.title')} subtitle={text('overview.subtitle')}>
      <Figures />
    </Page>
  );
}

function Figures() {
  const text = useText();
  const errorText = useErrorText();
  const format = usePlatformFormatter();
  const { formatNumber } = useIntl();
  const revenue = useRevenue();
  const { releases, rollouts, error: releaseError, refetch } = useReleases();
  const error = revenue.error ?? releaseError;
  if (!revenue.data || !releases || !rollouts) {
    const again = () => void Promise.all([revenue.refetch(), refetch()]);
    if (error) return <LoadError title={text('overview.failed')} reason={errorText(error)} onRetry={again} />;
    return <ScreenLoading />;
  }
  const sum = (key: 'loads' | 'failures') => releases.reduce((total, release) => total + release[key], 0);
  const attention = attentionOf(releases, rollouts, revenue.data);
  return (
    <>
      <FigureCards
        figures={[
          { name: text('overview.clubs'), value: formatNumber(rollouts[0]?.clubs ?? 0) },
          { name: text('overview.owners'), value: formatNumber(revenue.data.owners) },
          { name: text('overview.mrr'), value: format.money(revenue.data.mrr) },
          { name: text('overview.loads'), value: formatNumber(sum('loads')) },
          { name: text('overview.failures'), value: formatNumber(sum('failures')) },
        ]}
      />
      <Panel title={text('overview.attention')}>
        {attention.length === 0 && <Text>{text('overview.calm')}</Text>}
        {attention.map((one) => (
          <AttentionLine key={JSON.stringify(one)} attention={one} />
        ))}
      </Panel>
    </>
  );
}

function AttentionLine({ attention }: { attention: Attention }) {
  const text = useText();
  const share = useShare();
  if (attention.kind === 'churned')
    return <Link to={paths.revenue}>{text('overview.churned', { rate: share(attention.rate) })}</Link>;
  const { name, version } = attention;
  return (
    <Link to={paths.releases}>
      {attention.kind === 'halted'
        ? text('overview.halted', { name, version })
        : text('overview.failing', { name, version, rate: share(attention.rate) })}
    </Link>
  );
}
