import { CLOSING_REASON, clubClosingEndpoints } from '@canchero/shared-contracts/club-closing';
import { commonErrors, isError } from '@canchero/shared-contracts/core';
import { pathTo, useClub, useHost } from '@canchero/shared-contracts/kit';
import { useNavigate } from '@canchero/shared-contracts/router';
import { Text } from '@canchero/shared-contracts/ui';
import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import { DialogForm, DialogHost } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useText } from '../text';
import { ClosingProblem } from './closing-problem';

/** Asks why the club is closed, and for its name as a confirmation. */
export function ClosingDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <DialogHost open={open} onClose={onClose}>
      <ClosingForm onClose={onClose} />
    </DialogHost>
  );
}

function ClosingForm({ onClose }: { onClose(): void }) {
  const text = useText();
  const host = useHost();
  const club = useClub();
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const [name, setName] = useState('');
  const close = async () => {
    const body = { reason: reason.trim(), name: name.trim() };
    try {
      await host.call(clubClosingEndpoints.close, { params: { clubId: club.id }, body });
    } catch (error) {
      // an earlier try closed it, whose answer was lost
      if (!isError(error, commonErrors.not_found)) throw error;
    }
    host.toast({ intent: 'success', title: text('config.close.done', { club: club.name }) });
    // the shell reads the club again, finds it gone, and goes on with another
    host.bus.emit('club.changed', { club_id: club.id, version: club.version + 1 });
    navigate(pathTo('home'), { replace: true });
    return true;
  };
  return (
    <DialogForm
      title={text('config.close.title', { club: club.name })}
      action={text('config.tab.close')}
      ready={reason.trim().length >= CLOSING_REASON.min && name.trim() === club.name}
      onSubmit={close}
      explain={(error) => <ClosingProblem error={error} />}
      onClose={onClose}
    >
      <Text>{text('config.close.sure')}</Text>
      <Field label={text('label.reason')} hint={text('config.close.reasonHint')} required>
        <Input autoFocus maxLength={CLOSING_REASON.max} value={reason} onChange={(_, { value }) => setReason(value)} />
      </Field>
      <Field label={text('config.close.name', { club: club.name })} required>
        <Input autoComplete="off" value={name} onChange={(_, { value }) => setName(value)} />
      </Field>
    </DialogForm>
  );
}
