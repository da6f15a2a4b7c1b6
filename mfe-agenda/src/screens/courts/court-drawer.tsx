import { MIN_DURATION, SNAP_MINUTES } from '@canchero/shared-contracts/booking';
import { SPORTS, type Sport } from '@canchero/shared-contracts/club';
import { commonErrors, isError } from '@canchero/shared-contracts/core';
import {
  CAPACITY,
  COURT_STATUSES,
  type Court,
  type CourtStatus,
  courtErrors,
  MAX_COURT_LENGTH,
  USUAL_DURATIONS,
} from '@canchero/shared-contracts/court';
import { useClub, useDirtyForm, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { Button } from '@canchero/shared-contracts/ui';
import { AmountField, Field, Input, Select, Switch } from '@canchero/shared-contracts/ui-forms';
import { FormPanel, useFailure, useWhileOpen } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useFormDraft } from '../../form-draft';
import { useText } from '../../text';
import { ColorField } from './color-field';
import { type CourtDraft, type CourtProblem, draftOf, emptyCourt, fieldsOf, problemsOf } from './model/court-draft';
import { useCourtActions } from './queries';
import { RemoveCourtDialog } from './remove-court-dialog';
import { useCourtStyles } from './styles';

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
  const styles = useCourtStyles();
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
  const problems = tried ? problemsOf(draft) : [];

  const edit = (part: Partial<CourtDraft>) => {
    type(part);
    fail(null);
  };
  const nameTaken = isError(failure, courtErrors.court_name_taken);
  const problemOf = (field: CourtProblem) => {
    if (field === 'name' && nameTaken) return errorText(failure);
    return problems.includes(field) ? text(`courts.problem.${field}`) : null;
  };
  const validation = (field: CourtProblem) => {
    const message = problemOf(field);
    return message ? ({ validationState: 'error', validationMessage: message } as const) : {};
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
      <Field label={text('label.name')} required {...validation('name')}>
        <Input
          value={draft.name}
          maxLength={MAX_COURT_LENGTH.name}
          autoFocus={!court}
          onChange={(_, { value }) => edit({ name: value })}
        />
      </Field>
      <div className={styles.pair}>
        <Field label={text('courts.sport')} className={styles.field}>
          <Select value={draft.sport} onChange={(_, { value }) => edit({ sport: value as Sport })}>
            {SPORTS.map((sport) => (
              <option key={sport} value={sport}>
                {text(`sport.${sport}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={text('courts.column.status')} className={styles.field}>
          <Select value={draft.status} onChange={(_, { value }) => edit({ status: value as CourtStatus })}>
            {COURT_STATUSES.map((status) => (
              <option key={status} value={status}>
                {text(`court.status.${status}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className={styles.pair}>
        <AmountField
          label={text('courts.price')}
          hint={text('courts.price.hint')}
          value={draft.price}
          error={problems.includes('price') ? text('courts.problem.price') : undefined}
          onChange={(price) => edit({ price })}
        />
        <Field label={text('courts.column.capacity')} className={styles.field} {...validation('capacity')}>
          <Input
            type="number"
            {...CAPACITY}
            value={draft.capacity}
            onChange={(_, { value }) => edit({ capacity: value })}
          />
        </Field>
      </div>
      <Field
        label={text('courts.usual_duration')}
        hint={text('courts.usual_duration.hint')}
        {...validation('usual_duration')}
      >
        <Input
          type="number"
          min={MIN_DURATION}
          step={SNAP_MINUTES}
          value={draft.usual_duration}
          placeholder={String(USUAL_DURATIONS[draft.sport])}
          contentAfter={text('form.minutes')}
          onChange={(_, { value }) => edit({ usual_duration: value })}
        />
      </Field>
      <Field label={text('courts.surface')}>
        <Input
          value={draft.surface}
          maxLength={MAX_COURT_LENGTH.surface}
          placeholder={text('courts.surface.hint')}
          onChange={(_, { value }) => edit({ surface: value })}
        />
      </Field>
      <Switch
        label={text('courts.indoor')}
        checked={draft.indoor}
        onChange={(_, { checked }) => edit({ indoor: checked })}
      />
      <ColorField value={draft.color} onChange={(color) => edit({ color })} />
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
