import { useErrorText } from '@canchero/shared-contracts/kit';
import { LoadError, ScreenLoading } from '@canchero/shared-contracts/ui';
import { Page } from '../../page/page';
import { useReleases } from '../../releases/queries';
import { releasesByName } from '../../releases/releases-by-name';
import { useText } from '../../text';
import { DistributionPanel } from './rollout/distribution-panel';
import { RolloutPanel } from './rollout/rollout-panel';
import { TokensPanel } from './tokens/tokens-panel';

/** Place where teams' releases are watched: who has what, what fails, and the way forward and back. */
export function ReleasesScreen() {
  const text = useText();
  return (
    <Page title={text('releases.title')} subtitle={text('releases.subtitle')}>
      <Rollouts />
      <TokensPanel />
    </Page>
  );
}

function Rollouts() {
  const text = useText();
  const errorText = useErrorText();
  const { releases, rollouts, error, refetch } = useReleases();
  if (releases && rollouts) {
    const names = releasesByName(releases, rollouts);
    return (
      <>
        <DistributionPanel rollouts={names.flatMap(({ rollout }) => rollout ?? [])} />
        {names.map((named) => (
          <RolloutPanel key={named.name} {...named} />
        ))}
      </>
    );
  }
  if (error)
    return <LoadError title={text('releases.failed')} reason={errorText(error)} onRetry={() => void refetch()} />;
  return <ScreenLoading />;
}
