import type { DeployToken } from '@canchero/shared-contracts/federation';
import { useErrorText } from '@canchero/shared-contracts/kit';
import { Button, LoadError, Spinner, Text } from '@canchero/shared-contracts/ui';
import { DialogHost } from '@canchero/shared-contracts/ui-overlay';
import { type DataColumn, DataTable } from '@canchero/shared-contracts/ui-table';
import { useState } from 'react';
import { Confirmation } from '../../../page/confirmation';
import { Panel } from '../../../page/panel';
import { usePlatformFormatter } from '../../../page/use-platform-formatter';
import { useText } from '../../../text';
import { useReleaseActions } from '../actions';
import { useDeployTokens } from '../queries';
import { NewTokenForm } from './new-token-form';

/** Deploy tokens: with each a team ships one remote and nothing else. */
export function TokensPanel() {
  const text = useText();
  const actions = useReleaseActions();
  const [creating, setCreating] = useState(false);
  const [revoked, setRevoked] = useState<DeployToken | null>(null);
  return (
    <Panel
      title={text('tokens.title')}
      hint={text('tokens.hint')}
      actions={
        <Button size="small" onClick={() => setCreating(true)}>
          {text('tokens.new')}
        </Button>
      }
    >
      <Tokens onRevoke={setRevoked} />
      <DialogHost open={creating} onClose={() => setCreating(false)}>
        {creating && <NewTokenForm onClose={() => setCreating(false)} />}
      </DialogHost>
      {revoked && (
        <Confirmation
          title={text('tokens.revoke.title', { label: revoked.label })}
          confirm={text('tokens.revoke')}
          act={() => actions.revokeToken(revoked.id)}
          onClose={() => setRevoked(null)}
        >
          <Text>{text('tokens.revoke.effect', { remote: revoked.remote })}</Text>
        </Confirmation>
      )}
    </Panel>
  );
}

function Tokens({ onRevoke }: { onRevoke(token: DeployToken): void }) {
  const text = useText();
  const errorText = useErrorText();
  const format = usePlatformFormatter();
  const { data, error, refetch } = useDeployTokens();
  if (error && !data)
    return <LoadError title={text('tokens.failed')} reason={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <Spinner />;
  if (data.length === 0) return <Text>{text('tokens.none')}</Text>;
  const columns: DataColumn<DeployToken>[] = [
    { id: 'remote', header: text('tokens.remote'), cell: ({ remote }) => remote },
    { id: 'label', header: text('tokens.label'), cell: ({ label }) => label },
    {
      id: 'made',
      header: text('tokens.made'),
      cell: ({ created_at, created_by }) =>
        text('tokens.madeBy', { when: format.dateTime(created_at), who: created_by }),
    },
    {
      id: 'used',
      header: text('tokens.used'),
      cell: ({ last_used_at }) => (last_used_at ? format.dateTime(last_used_at) : text('tokens.never')),
    },
    {
      id: 'actions',
      header: text('release.actions'),
      headerHidden: true,
      cell: (token) =>
        token.revoked_at ? (
          text('tokens.revoked', { when: format.dateTime(token.revoked_at) })
        ) : (
          <Button
            size="small"
            aria-label={text('tokens.revokeNamed', { label: token.label })}
            onClick={() => onRevoke(token)}
          >
            {text('tokens.revoke')}
          </Button>
        ),
    },
  ];
  return <DataTable label={text('tokens.title')} columns={columns} rows={data} keyOf={({ id }) => id} />;
}
