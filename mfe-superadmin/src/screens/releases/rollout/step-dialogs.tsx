import type { Rollout } from '@canchero/shared-contracts/federation';
import { lazyPart } from '@canchero/shared-contracts/kit';
import { Spinner, Text } from '@canchero/shared-contracts/ui';
import { DialogHost } from '@canchero/shared-contracts/ui-overlay';
import { Suspense } from 'react';
import { Confirmation } from '../../../page/confirmation';
import { useText } from '../../../text';
import { useReleaseActions } from '../actions';

// few visits of the releases try one out
const CanaryForm = lazyPart(() => import('./canary-form').then((m) => m.CanaryForm));

/** Step of a rollout that waits to be confirmed. */
export type ReleaseStep =
  | { kind: 'activate' | 'rollback' | 'halt'; version: string }
  | { kind: 'canary'; version: string; canary: Rollout['canary'] };

interface StepDialogsProps {
  name: string;
  step: ReleaseStep | null;
  onClose(): void;
}

export function StepDialogs({ name, step, onClose }: StepDialogsProps) {
  const text = useText();
  const actions = useReleaseActions();
  const kind = step?.kind;
  const act = {
    activate: () => actions.activate(name, step?.version ?? ''),
    rollback: () => actions.rollback(name, step?.version ?? ''),
    halt: () => actions.halt(name),
  };
  return (
    <>
      <DialogHost open={kind === 'canary'} onClose={onClose}>
        {step?.kind === 'canary' && (
          <Suspense fallback={<Spinner />}>
            <CanaryForm name={name} {...step} onClose={onClose} />
          </Suspense>
        )}
      </DialogHost>
      {step && step.kind !== 'canary' && (
        <Confirmation
          title={text(`step.${step.kind}.title`, { name, version: step.version })}
          confirm={text(`step.${step.kind}.confirm`)}
          act={act[step.kind]}
          onClose={onClose}
        >
          <Text>{text(`step.${step.kind}.effect`)}</Text>
        </Confirmation>
      )}
    </>
  );
}
