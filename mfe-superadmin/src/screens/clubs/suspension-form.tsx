import { type AdminClub, adminClubEndpoints } from '@canchero/shared-contracts/admin-club';
import { keyOf, useCallOnce, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { Text } from '@canchero/shared-contracts/ui';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { isReason, ReasonField } from '../../page/reason-field';
import { usePlatformFormatter } from '../../page/use-platform-formatter';
import { useText } from '../../text';

/** Suspends a club, with a reason that its people read, or lifts the suspension. */
export function SuspensionForm({ club, onClose }: { club: AdminClub; onClose(): void }) {
  const text = useText();
  const host = useHost();
  const callOnce = useCallOnce();
  const errorText = useErrorText();
  const format = usePlatformFormatter();
  const [reason, setReason] = useState('');
  const { name, suspension } = club;
  const params = { clubId: club.id };
  const submit = async () => {
    if (suspension) await callOnce(adminClubEndpoints.lift, { params });
    else await callOnce(adminClubEndpoints.suspend, { params, body: { reason: reason.trim() } });
    await host.queryClient.invalidateQueries({ queryKey: keyOf(adminClubEndpoints.list) });
    host.toast({ intent: 'success', title: text(suspension ? 'suspension.lifted' : 'suspension.done', { name }) });
    return true;
  };
  return (
    <DialogForm
      title={text(suspension ? 'suspension.liftTitle' : 'suspension.title', { name })}
      action={text(suspension ? 'clubs.lift' : 'clubs.suspend')}
      ready={suspension !== null || isReason(reason)}
      onSubmit={submit}
      explain={errorText}
      onClose={onClose}
    >
      {suspension ? (
        <Text>
          {text('suspension.running', { since: format.dateTime(suspension.began_at), reason: suspension.reason })}
        </Text>
      ) : (
        <>
          <Text>{text('suspension.effect')}</Text>
          <ReasonField value={reason} hint={text('suspension.reasonHint')} onChange={setReason} />
        </>
      )}
    </DialogForm>
  );
}
