import { type AdminClub, adminClubEndpoints } from '@canchero/shared-contracts/admin-club';
import { useCallOnce, useErrorText } from '@canchero/shared-contracts/kit';
import { Text } from '@canchero/shared-contracts/ui';
import { Field, Radio, RadioGroup } from '@canchero/shared-contracts/ui-forms';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { isReason, ReasonField } from '../../page/reason-field';
import { useText } from '../../text';

/** Asks why a super admin enters a club, and whether to change anything. Leads to the club's first screen. */
export function EntryForm({ club, onClose }: { club: AdminClub; onClose(): void }) {
  const text = useText();
  const callOnce = useCallOnce();
  const errorText = useErrorText();
  const [reason, setReason] = useState('');
  const [write, setWrite] = useState(false);
  const submit = async () => {
    const body = { club_id: club.id, reason: reason.trim(), write };
    await callOnce(adminClubEndpoints.impersonate, { body });
    // the page loads again, and with it the list of clubs
    window.location.assign(`/select-club?club=${club.id}`);
    return false;
  };
  return (
    <DialogForm
      title={text('entry.title', { name: club.name })}
      action={text('clubs.enter')}
      ready={isReason(reason)}
      onSubmit={submit}
      explain={errorText}
      onClose={onClose}
    >
      <Text>{text('entry.effect')}</Text>
      <ReasonField value={reason} hint={text('entry.reasonHint')} onChange={setReason} />
      <Field label={text('entry.rights')}>
        <RadioGroup value={String(write)} onChange={(_, data) => setWrite(data.value === 'true')}>
          <Radio value="false" label={text('entry.look')} />
          <Radio value="true" label={text('entry.change')} />
        </RadioGroup>
      </Field>
    </DialogForm>
  );
}
