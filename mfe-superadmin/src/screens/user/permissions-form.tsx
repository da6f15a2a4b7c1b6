import type { AdminUserDetails, PermissionsOverride } from '@canchero/shared-contracts/admin-user';
import { PERMISSIONS } from '@canchero/shared-contracts/core';
import { useErrorText } from '@canchero/shared-contracts/kit';
import { makeStyles, Text } from '@canchero/shared-contracts/ui';
import { Checkbox } from '@canchero/shared-contracts/ui-forms';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { isReason, ReasonField } from '../../page/reason-field';
import { useText } from '../../text';

const useStyles = makeStyles({
  choices: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))' },
});

interface PermissionsFormProps {
  name: string;
  club: AdminUserDetails['clubs'][number];
  override(body: PermissionsOverride): Promise<unknown>;
  onClose(): void;
}

/** Replaces what a member of staff may do at a club. */
export function PermissionsForm({ name, club, override, onClose }: PermissionsFormProps) {
  const text = useText();
  const styles = useStyles();
  const errorText = useErrorText();
  const [permissions, setPermissions] = useState(club.permissions);
  const [reason, setReason] = useState('');
  const submit = async () => {
    await override({ permissions, reason: reason.trim() });
    return true;
  };
  return (
    <DialogForm
      title={text('user.permissions.title', { name, club: club.name })}
      action={text('settings.save')}
      ready={isReason(reason)}
      onSubmit={submit}
      explain={errorText}
      onClose={onClose}
    >
      <Text>{text('user.permissions.effect')}</Text>
      <div className={styles.choices}>
        {PERMISSIONS.map((permission) => (
          <Checkbox
            key={permission}
            label={text(`permission.${permission}`)}
            checked={permissions[permission] === true}
            onChange={(_, { checked }) => setPermissions((before) => ({ ...before, [permission]: checked === true }))}
          />
        ))}
      </div>
      <ReasonField value={reason} hint={text('entry.reasonHint')} autoFocus={false} onChange={setReason} />
    </DialogForm>
  );
}
