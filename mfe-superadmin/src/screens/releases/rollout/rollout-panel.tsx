import { Button, Text } from '@canchero/shared-contracts/ui';
import { useState } from 'react';
import { Panel } from '../../../page/panel';
import { usePlatformFormatter } from '../../../page/use-platform-formatter';
import type { NamedReleases } from '../../../releases/releases-by-name';
import { useText } from '../../../text';
import { CanaryLine } from './canary-line';
import { type ReleaseStep, StepDialogs } from './step-dialogs';
import { VersionTable } from './version-table';

/** Draws one remote, or the shell: which release everybody has, who tries another one, and all of its releases. */
export function RolloutPanel({ name, rollout, releases }: NamedReleases) {
  const text = useText();
  const format = usePlatformFormatter();
  const [step, setStep] = useState<ReleaseStep | null>(null);
  const previous = rollout?.previous_version;
  return (
    <Panel
      title={name}
      hint={
        rollout
          ? text('releases.active', {
              version: rollout.version,
              since: format.dateTime(rollout.activated_at),
              clubs: rollout.clubs,
            })
          : text('releases.inactive')
      }
      actions={
        previous && (
          <Button size="small" onClick={() => setStep({ kind: 'rollback', version: previous })}>
            {text('releases.rollback')}
          </Button>
        )
      }
    >
      {rollout?.canary && (
        <CanaryLine
          canary={rollout.canary}
          clubs={rollout.clubs}
          onHalt={() => setStep({ kind: 'halt', version: rollout.canary?.version ?? '' })}
          onSpread={() =>
            setStep({ kind: 'canary', version: rollout.canary?.version ?? '', canary: rollout.canary ?? null })
          }
        />
      )}
      {releases.length === 0 ? (
        <Text>{text('releases.none')}</Text>
      ) : (
        <VersionTable name={name} releases={releases} onStep={setStep} />
      )}
      <StepDialogs name={name} step={step} onClose={() => setStep(null)} />
    </Panel>
  );
}
