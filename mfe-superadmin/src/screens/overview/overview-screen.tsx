import type { Rollout } from '@canchero/shared-contracts/federation';
import { useErrorText } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { LoadError, makeStyles, ScreenLoading, Text, tokens } from '@canchero/shared-contracts/ui';
import { useIntl } from 'react-intl';
import { FigureCards } from '../../page/figure-cards';
import { FigureTable } from '../../page/figure-table';
import { Page } from '../../page/page';
import { Panel } from '../../page/panel';
import { usePlatformFormatter } from '../../page/use-platform-formatter';
import { useRevenue } from '../../page/use-revenue';
import { useShare } from '../../page/use-share';
import { pathOfSubscription, paths } from '../../paths';
import { failureRate } from '../../releases/failure-rate';
import { useReleases } from '../../releases/queries';
import { releasesByName } from '../../releases/releases-by-name';
import { useText } from '../../text';
import { type Attention, attentionOf } from './model/attention';
import { useOverview } from './queries';

const useStyles = makeStyles({
  link: { color: tokens.colorBrandForegroundLink },
});

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
  const styles = useStyles();
  const errorText = useErrorText();
  const format = usePlatformFormatter();
  const share = useShare();
  const { formatNumber } = useIntl();
  const revenue = useRevenue();
  const { releases, rollouts, error: releaseError, refetch } = useReleases();
  const overview = useOverview();
  const error = revenue.error ?? overview.error ?? releaseError;
  if (!revenue.data || !overview.data || !releases || !rollouts) {
    const again = () => void Promise.all([revenue.refetch(), overview.refetch(), refetch()]);
    if (error) return <LoadError title={text('overview.failed')} reason={errorText(error)} onRetry={again} />;
    return <ScreenLoading />;
  }
  const sum = (key: 'loads' | 'failures') => releases.reduce((total, release) => total + release[key], 0);
  const attention = attentionOf(releases, rollouts, revenue.data, overview.data);
  const canaryOf = (rollout: Rollout | null) =>
    rollout?.canary?.halted_by === null
      ? text('overview.trying', { version: rollout.canary.version, count: rollout.canary.clubs.length })
      : '–';
  const when = (instant: string | null) => (instant ? format.dateTime(instant) : '–');
  return (
    <>
      <FigureCards
        figures={[
          { name: text('overview.clubs'), value: formatNumber(rollouts[0]?.clubs ?? 0) },
          { name: text('overview.suspended'), value: formatNumber(overview.data.suspended) },
          { name: text('overview.bookings'), value: formatNumber(overview.data.bookings_today) },
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
      <Panel title={text('overview.releases')}>
        <FigureTable
          label={text('overview.releases')}
          rows={releasesByName(releases, rollouts)}
          keyOf={({ name }) => name}
          name={{
            header: text('overview.part'),
            cell: ({ name }) => (
              <Link className={styles.link} to={paths.releases}>
                {name}
              </Link>
            ),
          }}
          figures={[
            { header: text('release.version'), cell: ({ rollout }) => <code>{rollout?.version ?? '–'}</code> },
            { header: text('overview.since'), cell: ({ rollout }) => when(rollout?.activated_at ?? null) },
            { header: text('overview.tried'), cell: ({ rollout }) => canaryOf(rollout) },
            {
              header: text('release.failures'),
              cell: ({ releases: own }) => {
                const active = own.find((release) => release.active);
                return share(active ? failureRate(active) : null);
              },
            },
          ]}
        />
      </Panel>
      <Panel title={text('overview.jobs')} hint={text('overview.jobsHint')}>
        <FigureTable
          label={text('overview.jobs')}
          rows={overview.data.jobs}
          keyOf={({ job }) => job}
          name={{ header: text('overview.job'), cell: ({ job }) => <code>{job}</code> }}
          figures={[
            { header: text('overview.succeeded'), cell: ({ succeeded_at }) => when(succeeded_at) },
            { header: text('overview.failedAt'), cell: ({ failed_at }) => when(failed_at) },
          ]}
        />
      </Panel>
    </>
  );
}

function AttentionLine({ attention }: { attention: Attention }) {
  const text = useText();
  const styles = useStyles();
  const share = useShare();
  const format = usePlatformFormatter();
  if (attention.kind === 'churned')
    return (
      <Link className={styles.link} to={paths.revenue}>
        {text('overview.churned', { rate: share(attention.rate) })}
      </Link>
    );
  if (attention.kind === 'overdue')
    return (
      <Link className={styles.link} to={paths.subscriptions}>
        {text('overview.overdue', { count: attention.count })}
      </Link>
    );
  if (attention.kind === 'refund')
    return (
      <Link className={styles.link} to={pathOfSubscription(attention.owner)}>
        {text('overview.refund', { amount: format.money(attention.amount), id: attention.payment })}
      </Link>
    );
  if (attention.kind === 'mails') return <Text>{text('overview.mails', { count: attention.count })}</Text>;
  if (attention.kind === 'job') return <Text>{text('overview.jobFails', { job: attention.job })}</Text>;
  const { name, version } = attention;
  return (
    <Link className={styles.link} to={paths.releases}>
      {attention.kind === 'halted'
        ? text('overview.halted', { name, version })
        : text('overview.failing', { name, version, rate: share(attention.rate) })}
    </Link>
  );
}
