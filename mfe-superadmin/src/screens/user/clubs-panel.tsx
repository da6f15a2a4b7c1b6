import type { AdminUserDetails } from '@canchero/shared-contracts/admin-user';
import { PERMISSIONS } from '@canchero/shared-contracts/core';
import { useHost } from '@canchero/shared-contracts/kit';
import { Button, Text } from '@canchero/shared-contracts/ui';
import { DialogHost } from '@canchero/shared-contracts/ui-overlay';
import { type DataColumn, DataTable } from '@canchero/shared-contracts/ui-table';
import { useState } from 'react';
import { Panel } from '../../page/panel';
import { useText } from '../../text';
import { PermissionsForm } from './permissions-form';
import { useUserActions } from './queries';

type UserClub = AdminUserDetails['clubs'][number];

/** Clubs at which somebody works, and what they may do there. */
export function ClubsPanel({ user: { id, name, clubs } }: { user: AdminUserDetails }) {
  const text = useText();
  const host = useHost();
  const { overridePermissions } = useUserActions(id);
  const [edited, setEdited] = useState<UserClub | null>(null);
  const close = () => setEdited(null);
  const may = ({ role, permissions }: UserClub) => {
    if (role !== 'staff') return text('user.permissions.all');
    const held = PERMISSIONS.filter((permission) => permissions[permission]);
    return held.map((permission) => text(`permission.${permission}`)).join(', ') || text('user.permissions.none');
  };
  const columns: DataColumn<UserClub>[] = [
    { id: 'name', header: text('clubs.name'), cell: (club) => club.name },
    { id: 'role', header: text('users.role'), cell: ({ role }) => text(`memberRole.${role}`) },
    { id: 'permissions', header: text('user.permissions'), cell: may },
    {
      id: 'edit',
      header: text('release.actions'),
      headerHidden: true,
      cell: (club) =>
        club.role === 'staff' && (
          <Button
            size="small"
            aria-label={text('user.permissions.editNamed', { club: club.name })}
            onClick={() => setEdited(club)}
          >
            {text('settings.edit')}
          </Button>
        ),
    },
  ];
  return (
    <Panel title={text('clubs.title')}>
      {clubs.length > 0 ? (
        <DataTable label={text('clubs.title')} columns={columns} rows={clubs} keyOf={(club) => club.id} />
      ) : (
        <Text>{text('user.noClubs')}</Text>
      )}
      <DialogHost open={edited !== null} onClose={close}>
        {edited && (
          <PermissionsForm
            name={name}
            club={edited}
            override={async (body) => {
              await overridePermissions(edited.id, body);
              host.toast({ intent: 'success', title: text('user.permissions.done', { name }) });
            }}
            onClose={close}
          />
        )}
      </DialogHost>
    </Panel>
  );
}
