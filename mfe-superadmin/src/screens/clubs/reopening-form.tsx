import { type AdminClub, adminClubEndpoints } from '@canchero/shared-contracts/admin-club';
import { keyOf, useCallOnce, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { Text } from '@canchero/shared-contracts/ui';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { isReason, ReasonField } from '../../page/reason-field';
import { usePlatformFormatter } from '../../page/use-platform-formatter';
import { useText } from '../../text';

/** Opens a club again that its owner closed, with a reason for its audit. */
export function ReopeningForm({ club, onClose }: { club: AdminClub; onClose(): void }) {
  const text = useText();
  const host = useHost();
  const callOnce = useCallOnce();
  const errorText = useErrorText();
  const format = usePlatformFormatter();
  const [reason, setReason] = useState('');
  const { id, name, closing } = club;
  const submit = async () => {
    await callOnce(adminClubEndpoints.reopen, { params: { clubId: id }, body: { reason: reason.trim() } });
    await host.queryClient.invalidateQueries({ queryKey: keyOf(adminClubEndpoints.list) });
    host.toast({ intent: 'success', title: text('reopening.done', { name }) });
    return true;
  };
  return (
    <DialogForm
      title={text('reopening.title', { name })}
      action={text('clubs.reopen')}
      ready={isReason(reason)}
      onSubmit={submit}
      explain={errorText}
      onClose={onClose}
    >
      {closing && (
        <>
          <Text>{text('reopening.closed', { at: format.dateTime(closing.closed_at), reason: closing.reason })}</Text>
          <Text>{text('reopening.effect', { until: format.date(closing.until) })}</Text>
        </>
      )}
      <ReasonField value={reason} hint={text('reopening.reasonHint')} onChange={setReason} />
    </DialogForm>
  );
}
