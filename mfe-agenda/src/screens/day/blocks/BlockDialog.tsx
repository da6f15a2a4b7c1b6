import { BLOCK_KINDS, type Block, type BlockKind, blockEndpoints } from '@canchero/shared-contracts/block';
import { bookingErrors } from '@canchero/shared-contracts/booking';
import type { Club } from '@canchero/shared-contracts/club';
import { isError } from '@canchero/shared-contracts/core';
import type { Court } from '@canchero/shared-contracts/court';
import { useHost, useOnce } from '@canchero/shared-contracts/kit';
import { Button, MessageBar, MessageBarBody } from '@canchero/shared-contracts/ui';
import { Checkbox, Field, Input, Select } from '@canchero/shared-contracts/ui-forms';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@canchero/shared-contracts/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { conflictText, errorText, type Naming } from '../../../club-bookings/error-text';
import { conflictsOf } from '../../../club-bookings/model/conflict';
import { blocksKey } from '../use-blocks';
import { type BlockDraft, draftProblem, instantOfWall, wallTime } from './draft';

interface BlockDialogProps {
  club: Club;
  courts: readonly Court[];
  naming: Naming;
  /** An existing block, or what a new one begins with. */
  block: Block | Omit<Block, 'id' | 'club_id' | 'version'>;
  onClose(): void;
}

/** Takes courts out of use for a while, changes that, or gives them back. What stands in the way is named. */
export function BlockDialog({ club, courts, naming, block, onClose }: BlockDialogProps) {
  const { text } = naming;
  const host = useHost();
  const once = useOnce();
  const client = useQueryClient();
  const known = 'id' in block ? block : null;
  const [draft, setDraft] = useState<BlockDraft>({
    court_ids: block.court_ids,
    start: wallTime(block.start, club.timezone),
    end: wallTime(block.end, club.timezone),
    kind: block.kind,
    reason: block.reason,
  });
  const [error, setError] = useState<unknown>(null);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const set = (change: Partial<BlockDraft>) => setDraft({ ...draft, ...change });
  const problem = draftProblem(draft);

  const run = async (work: () => Promise<unknown>, done: string) => {
    setSending(true);
    setError(null);
    try {
      await work();
      host.toast({ intent: 'success', body: done });
      onClose();
    } catch (failure) {
      setError(failure);
      setSending(false);
    }
    void client.invalidateQueries({ queryKey: blocksKey(club.id) });
  };
  const save = () => {
    setTried(true);
    if (problem) return;
    const body = {
      ...draft,
      court_ids: [...draft.court_ids],
      start: instantOfWall(draft.start, club.timezone),
      end: instantOfWall(draft.end, club.timezone),
    };
    const params = { clubId: club.id };
    void run(
      () =>
        known
          ? host.call(blockEndpoints.change, {
              params: { ...params, blockId: known.id },
              body: { ...body, version: known.version },
            })
          : once(body, (idempotencyKey) => host.call(blockEndpoints.create, { params, body }, { idempotencyKey })),
      text('done.blocked'),
    );
  };
  const remove = (blockId: string) =>
    run(() => host.call(blockEndpoints.remove, { params: { clubId: club.id, blockId } }), text('done.unblocked'));
  const conflicts = isError(error, bookingErrors.schedule_conflict) ? conflictsOf(error) : [];
  const toggle = (id: string, on: boolean) =>
    set({ court_ids: on ? [...draft.court_ids, id] : draft.court_ids.filter((c) => c !== id) });

  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{text(known ? 'block.edit' : 'block.new')}</DialogTitle>
          <DialogContent style={{ display: 'flex', flexDirection: 'column', gap: 12 }}>
            <Field
              label={text('block.courts')}
              validationMessage={tried && problem === 'courts' ? text('block.courts.required') : undefined}
            >
              <div style={{ display: 'flex', flexWrap: 'wrap' }}>
                {courts.map((court) => (
                  <Checkbox
                    key={court.id}
                    label={court.name}
                    checked={draft.court_ids.includes(court.id)}
                    onChange={(_, data) => toggle(court.id, data.checked === true)}
                  />
                ))}
              </div>
            </Field>
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
              <Field label={text('block.start')} style={{ flexGrow: 1 }}>
                <Input type="datetime-local" value={draft.start} onChange={(_, data) => set({ start: data.value })} />
              </Field>
              <Field
                label={text('block.end')}
                style={{ flexGrow: 1 }}
                validationMessage={tried && problem === 'span' ? text('block.span.invalid') : undefined}
              >
                <Input type="datetime-local" value={draft.end} onChange={(_, data) => set({ end: data.value })} />
              </Field>
            </div>
            <Field label={text('block.kind')}>
              <Select value={draft.kind} onChange={(_, data) => set({ kind: data.value as BlockKind })}>
                {BLOCK_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {text(`block.kind.${kind}`)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={text('block.reason')}>
              <Input value={draft.reason} maxLength={200} onChange={(_, data) => set({ reason: data.value })} />
            </Field>
            {error !== null && (
              <MessageBar intent="error" layout="multiline" role="alert">
                <MessageBarBody>
                  <b>{text('failed.block')}</b>
                  {conflicts.length === 0 && <p style={{ margin: 0 }}>{errorText(error, naming)}</p>}
                  {conflicts.length > 0 && (
                    <>
                      <p style={{ margin: 0 }}>{text('block.conflicts', { count: conflicts.length })}</p>
                      <ul style={{ margin: 0, paddingLeft: 20, maxHeight: 96, overflow: 'auto' }}>
                        {conflicts.map((conflict) => (
                          <li key={conflict.id}>{conflictText(conflict, naming)}</li>
                        ))}
                      </ul>
                    </>
                  )}
                </MessageBarBody>
              </MessageBar>
            )}
          </DialogContent>
          <DialogActions fluid>
            {known && (
              <Button disabled={sending} onClick={() => remove(known.id)}>
                {text('block.remove')}
              </Button>
            )}
            <Button onClick={onClose}>{text('block.close')}</Button>
            <Button appearance="primary" disabled={sending} onClick={save}>
              {text('block.save')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
