import { type Block, blockEndpoints } from '@canchero/shared-contracts/block';
import { type Booking, bookingErrors } from '@canchero/shared-contracts/booking';
import { isError } from '@canchero/shared-contracts/core';
import { isRefusal } from '@canchero/shared-contracts/core/refusal';
import { useCallOnce, useCan, useDirtyForm, useHost } from '@canchero/shared-contracts/kit';
import { useLocation, useNavigationType } from '@canchero/shared-contracts/router';
import { Button, MessageBar, MessageBarBody, makeStyles } from '@canchero/shared-contracts/ui';
import {
  DialogActions,
  DialogBody,
  DialogContent,
  DialogHost,
  DialogTitle,
  DiscardDialog,
  useFailure,
  useWhileOpen,
} from '@canchero/shared-contracts/ui-overlay';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBookings } from '../../../bookings-data/bookings-context';
import { conflictText, errorText } from '../../../bookings-data/error-text';
import { conflictsOf } from '../../../bookings-data/model/conflict';
import { useBookingsIn } from '../../../bookings-data/queries';
import { changedKeys } from '../../../form-draft';
import { CashNotice } from '../../../payments/cash-notice';
import { useReturnedCash } from '../../../payments/use-returned-cash';
import { blocksKey } from '../use-blocks';
import { type BlockDraft, draftOfBlock, draftProblem, spanInZone, spanOf } from './block-draft';
import { BlockFields } from './block-fields';
import { SuspendedPlayers } from './suspended-players';
import {
  bookingsInTheWay,
  type Destination,
  entriesOf,
  returnedOf,
  type SuspendedBooking,
  suspendedOf,
} from './suspension';
import { SuspensionList } from './suspension-list';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
  plain: { margin: 0 },
  conflicts: { margin: 0, paddingLeft: '20px', maxHeight: '96px', overflowY: 'auto' },
});

interface BlockDialogProps {
  /** Existing block, or the initial values of a new one; null closes the dialog. Leave it mounted, see `DialogHost`. */
  block: Block | Omit<Block, 'id' | 'club_id' | 'version'> | null;
  onClose(): void;
}

/**
 * Creates, changes or removes a block. One over bookings is a suspension: it cancels them, with what becomes of their
 * money, and lists whom to tell.
 */
export function BlockDialog({ block, onClose }: BlockDialogProps) {
  const close = useRef(onClose);
  return (
    <DialogHost open={block !== null} onClose={() => close.current()}>
      {block && <BlockForm block={block} onClose={onClose} closeRef={close} />}
    </DialogHost>
  );
}

interface BlockFormProps {
  block: NonNullable<BlockDialogProps['block']>;
  onClose(): void;
  /** Receives how Escape and a click outside close it. */
  closeRef: RefObject<() => void>;
}

/** Fields of a block, and the question before input is lost; then whom to tell of what it suspended. */
function BlockForm({ block, onClose, closeRef }: BlockFormProps) {
  const { club, courts, cache, texts } = useBookings();
  const { text } = texts;
  const styles = useStyles();
  const host = useHost();
  const callOnce = useCallOnce();
  const client = useQueryClient();
  const known = 'id' in block ? block : null;
  const [initial, setInitial] = useState(() => draftOfBlock(block, club.timezone));
  const [draft, setDraft] = useState(initial);
  const [zone, setZone] = useState(club.timezone);
  if (zone !== club.timezone) {
    setZone(club.timezone);
    if (known) {
      setInitial(draftOfBlock(known, club.timezone));
      setDraft({ ...draft, ...spanInZone(draft, known, zone, club.timezone) });
    }
  }
  const [failure, fail] = useFailure(text('failed.block'), (error: unknown) => errorText(error, texts));
  const close = useWhileOpen(onClose);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  // a suspension whose answer is lost may have cancelled them: they stay what was sent, until it is refused
  const [sent, setSent] = useState<readonly Booking[] | null>(null);
  const set = (change: Partial<BlockDraft>) => {
    setDraft((d) => ({ ...d, ...change }));
    setSent(null);
  };
  const problem = draftProblem(draft);
  const canSuspend = useCan('booking');
  const span = problem ? null : spanOf(draft, block, club.timezone);
  const range = canSuspend && span ? { from: span.start, to: span.end } : null;
  const { data: near = [] } = useBookingsIn(club.id, range, cache);
  const found = range && span ? bookingsInTheWay(near, { ...span, court_ids: draft.court_ids }) : [];
  const inTheWay = sent ?? found;
  const [all, setAll] = useState<Destination>('credit');
  const [own, setOwn] = useState<Readonly<Record<string, Destination>>>({});
  const [suspended, setSuspended] = useState<readonly SuspendedBooking[] | null>(null);
  const cash = useReturnedCash(club.id, returnedOf(inTheWay, all, own));
  const [asking, setAsking] = useState(false);
  const chosen = all !== 'credit' || Object.keys(own).length > 0;
  const dirty = suspended === null && (chosen || changedKeys(initial, draft).length > 0);
  useDirtyForm('block', dirty, true);
  useBack(() => dirty && onClose());
  const leave = () => (dirty ? setAsking(true) : onClose());
  useEffect(() => {
    closeRef.current = leave;
  });

  const run = async (work: () => Promise<unknown>, done: string, closes = true) => {
    setSending(true);
    fail(null);
    try {
      await work();
      host.toast({ intent: 'success', body: done });
      if (closes) close();
    } catch (error) {
      fail(error);
      setSending(false);
      if (isRefusal(error)) setSent(null);
    }
    void client.invalidateQueries({ queryKey: blocksKey(club.id) });
  };
  const save = () => {
    setTried(true);
    if (!span) return;
    const body = { ...draft, court_ids: [...draft.court_ids], ...span };
    const params = { clubId: club.id };
    if (inTheWay.length > 0) {
      setSent(inTheWay);
      const reason = draft.reason || text(`block.kind.${draft.kind}`);
      const suspension = {
        ...body,
        reason,
        ...(known && { block: { id: known.id, version: known.version } }),
        bookings: entriesOf(inTheWay, all, own),
      };
      const suspend = async () => {
        const { cancelled } = await callOnce(blockEndpoints.suspend, { params, body: suspension });
        for (const booking of cancelled) cache.apply(booking);
        setSuspended(suspendedOf(cancelled, inTheWay, all, own));
      };
      return void run(suspend, text('history.block.create'), false);
    }
    const write = () =>
      known
        ? callOnce(blockEndpoints.change, {
            params: { ...params, blockId: known.id },
            body: { ...body, version: known.version },
          })
        : callOnce(blockEndpoints.create, { params, body });
    void run(write, text('history.block.create'));
  };
  const remove = (blockId: string) => {
    const params = { clubId: club.id, blockId };
    return run(() => callOnce(blockEndpoints.remove, { params }), text('history.block.delete'));
  };
  if (suspended) return <SuspendedPlayers suspended={suspended} block={draft} onClose={onClose} />;
  const conflicts = isError(failure, bookingErrors.schedule_conflict) ? conflictsOf(failure) : [];

  return (
    <DialogBody>
      <DialogTitle>{text(known ? 'block.edit' : 'block.new')}</DialogTitle>
      <DialogContent className={styles.content}>
        <BlockFields courts={courts} draft={draft} strict={tried} onChange={set} />
        {inTheWay.length > 0 && (
          <SuspensionList
            bookings={inTheWay}
            all={all}
            own={own}
            onAll={(choice) => {
              setAll(choice);
              setOwn({});
            }}
            onOwn={(id, choice) => setOwn((before) => ({ ...before, [id]: choice }))}
          />
        )}
        {cash.lacking && <CashNotice cash={cash} />}
        {failure !== null && (
          <MessageBar intent="error" layout="multiline" role="alert">
            <MessageBarBody>
              <b>{text('failed.block')}</b>
              {conflicts.length === 0 && <p className={styles.plain}>{errorText(failure, texts)}</p>}
              {conflicts.length > 0 && (
                <>
                  <p className={styles.plain}>{text('block.conflicts', { count: conflicts.length })}</p>
                  <ul className={styles.conflicts}>
                    {conflicts.map((conflict) => (
                      <li key={conflict.id}>{conflictText(conflict, texts)}</li>
                    ))}
                  </ul>
                </>
              )}
            </MessageBarBody>
          </MessageBar>
        )}
      </DialogContent>
      <DialogActions>
        {known && (
          <Button disabled={sending} onClick={() => remove(known.id)}>
            {text('block.remove')}
          </Button>
        )}
        <Button onClick={leave}>{text('form.close')}</Button>
        <Button appearance="primary" disabled={sending || cash.lacking} onClick={save}>
          {inTheWay.length > 0 ? text('suspend.save', { count: inTheWay.length }) : text('block.save')}
        </Button>
      </DialogActions>
      <DiscardDialog open={asking} onKeep={() => setAsking(false)} onDiscard={onClose} />
    </DialogBody>
  );
}

/** Calls `then` once the browser's Back or Forward has led on: the page has asked about unsaved input before. */
function useBack(then: () => void): void {
  const { key } = useLocation();
  const returns = useNavigationType() === 'POP';
  const shown = useRef(key);
  useEffect(() => {
    if (returns && key !== shown.current) then();
    shown.current = key;
  });
}
