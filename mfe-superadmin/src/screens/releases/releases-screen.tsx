import { useErrorText } from '@canchero/shared-contracts/kit';
import { LoadError, ScreenLoading } from '@canchero/shared-contracts/ui';
import { Page } from '../../page/page';
import { useReleases } from '../../releases/queries';
import { useText } from '../../text';
import { releasesByName } from './model/releases-by-name';
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
  if (releases && rollouts)
    return releasesByName(releases, rollouts).map((named) => <RolloutPanel key={named.name} {...named} />);
  if (error)
    return <LoadError title={text('releases.failed')} reason={errorText(error)} onRetry={() => void refetch()} />;
  return <ScreenLoading />;
}
