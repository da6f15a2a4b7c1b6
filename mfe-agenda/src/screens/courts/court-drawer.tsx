import { commonErrors, isError } from '@canchero/shared-contracts/core';
import { type Court, courtErrors } from '@canchero/shared-contracts/court';
import { useClub, useDirtyForm, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { Button } from '@canchero/shared-contracts/ui';
import { FormPanel, useFailure, useWhileOpen } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useFormDraft } from '../../form-draft';
import { useText } from '../../text';
import { CourtFields } from './court-fields';
import { type CourtDraft, draftOf, emptyCourt, fieldsOf, problemsOf } from './model/court-draft';
import { useCourtActions } from './queries';
import { RemoveCourtDialog } from './remove-court-dialog';

interface CourtDrawerProps {
  /** Null for a new court. */
  court: Court | null;
  /** True for a court that was removed meanwhile. */
  gone: boolean;
  courts: readonly Court[];
  onClose(): void;
}

/** Drawer that creates, changes or removes a court. */
export function CourtDrawer({ court, gone, courts, onClose }: CourtDrawerProps) {
  const text = useText();
  const errorText = useErrorText();
  const host = useHost();
  const club = useClub();
  const actions = useCourtActions(club.id);
  const [fresh] = useState(() => emptyCourt(club.sports[0] ?? 'padel', courts.length));
  const { draft, dirty, edit: type } = useFormDraft<CourtDraft>(court ? draftOf(court) : fresh, court?.version);
  useDirtyForm('court', dirty, true);
  const [tried, setTried] = useState(false);
  const title = court ? court.name : text('courts.new');
  const [failure, fail] = useFailure(title, errorText);
  const [removing, setRemoving] = useState(false);
  const close = useWhileOpen(onClose);

  const edit = (part: Partial<CourtDraft>) => {
    type(part);
    fail(null);
  };
  const nameTaken = isError(failure, courtErrors.court_name_taken);
  const problems = {
    ...Object.fromEntries((tried ? problemsOf(draft) : []).map((field) => [field, text(`courts.problem.${field}`)])),
    ...(nameTaken && { name: errorText(failure) }),
  };
  const submit = async () => {
    setTried(true);
    if (problemsOf(draft).length > 0) return;
    fail(null);
    try {
      if (court) await actions.change(court, fieldsOf(draft));
      else await actions.create(fieldsOf(draft));
      host.toast({ intent: 'success', body: text(court ? 'courts.saved' : 'courts.created', { name: draft.name }) });
      close();
    } catch (error) {
      fail(error);
      if (isError(error, commonErrors.stale_version)) await actions.refresh();
    }
  };
  const said = () => {
    if (gone && !removing) return text('form.gone');
    if (isError(failure, commonErrors.stale_version)) return text('configuring.stale');
    if (isError(failure, commonErrors.plan_limit_exceeded))
      return text('courts.full', { max: String(failure.params.max) });
    return failure && !nameTaken ? errorText(failure) : null;
  };
  return (
    <FormPanel
      title={title}
      dirty={dirty}
      submit={text(court ? 'form.save' : 'courts.create')}
      disabled={gone || (court !== null && !dirty)}
      failure={said()}
      actions={court && <Button onClick={() => setRemoving(true)}>{text('courts.remove')}</Button>}
      onSubmit={submit}
      onClose={onClose}
    >
      <CourtFields values={draft} autoFocus={!court} problems={problems} onChange={edit} />
      {court && removing && (
        <RemoveCourtDialog
          court={court}
          onRemove={() => actions.remove(court.id)}
          onClose={(removed) => (removed ? close() : setRemoving(false))}
        />
      )}
    </FormPanel>
  );
}
