import type { PublicClub } from '@canchero/shared-contracts/club';
import { isError } from '@canchero/shared-contracts/core';
import { newId } from '@canchero/shared-contracts/kit';
import type { HostServices } from '@canchero/shared-contracts/mfe';
import {
  type Hold,
  type HoldChallenge,
  onlineBookingEndpoints,
  onlineBookingErrors,
} from '@canchero/shared-contracts/online-booking';
import type { WantedPlace } from '../model/place';
import { type HoldRecord, readHoldRecord, writeHoldRecord } from './hold-record';

/** Hold of a place as the page knows it. */
export type HoldState =
  /** `checking`: the service asked for a proof of work, which this device is doing. */
  | { status: 'taking'; checking?: boolean }
  /** `endsAt`: when the hold ends, by the clock of this device (epoch milliseconds). */
  | { status: 'held'; hold: Hold; endsAt: number }
  | { status: 'refused'; error: unknown }
  | { status: 'ended' };

/** Number of times that a proof is tried: the first may have come too late. */
const MAX_PROOFS = 2;

/** Hold that is being taken or is held. */
export interface HoldSession {
  /**
   * Lets the place go at once. If the page itself is left while the place is being taken, the next one of this tab
   * asks again with the same key, and so learns what to let go.
   */
  release(leavesPage?: boolean): void;
  /** Keeps the place: the hold has become a booking. */
  keep(): void;
}

/**
 * Takes a place for the visitor. An earlier hold of this tab, for example from before a reload, is released first, so
 * that it does not block the new one. The end of the hold follows from the minutes that the club gives, counted from
 * the request, so that a wrong clock of the device does no harm.
 */
export function startHold(
  host: HostServices,
  club: Pick<PublicClub, 'id' | 'hold_minutes'>,
  { court, start, duration }: WantedPlace,
  onState: (state: HoldState) => void,
): HoldSession {
  const body = { court_id: court.id, start, duration };
  const place = JSON.stringify(body);
  const solving = new AbortController();
  let held: Hold | null = null;
  let left = false;
  let kept = false;

  const letGo = (holdId: string) => {
    const input = { params: { club: club.id, holdId } };
    // what cannot be let go now ends by itself
    const forget = () => {
      if (readHoldRecord(club.id)?.holdId === holdId) writeHoldRecord(club.id, null);
    };
    return host.call(onlineBookingEndpoints.release, input, { keepalive: true }).then(forget, () => undefined);
  };

  /** Sends a request, and again with the proof of work that the service may ask for. Null if the visitor has left. */
  const send = async (record: HoldRecord, proofs = MAX_PROOFS): Promise<{ hold: Hold; record: HoldRecord } | null> => {
    writeHoldRecord(club.id, record);
    const { key: idempotencyKey, proof } = record;
    const input = { params: { club: club.id }, body: { ...body, ...(proof && { proof }) } };
    try {
      return { hold: await host.call(onlineBookingEndpoints.hold, input, { idempotencyKey }), record };
    } catch (error) {
      if (left) return null;
      if (proofs === 0 || !isError(error, onlineBookingErrors.proof_required)) throw error;
      onState({ status: 'taking', checking: true });
      const { solveChallenge } = await import('./solve-challenge');
      const solved = await solveChallenge(error.params.challenge as HoldChallenge, solving);
      if (left) return null;
      if (!solved) throw error;
      return send({ ...record, sentAt: Date.now(), proof: solved }, proofs - 1);
    }
  };

  const take = async () => {
    const before = readHoldRecord(club.id);
    if (before?.holdId) await letGo(before.holdId);
    // a request whose answer was lost is repeated, not made twice
    const again = before && !before.holdId && before.place === place ? before : null;
    if (left) return;
    const sent = await send(again ?? { place, key: newId(), sentAt: Date.now() });
    if (!sent) return;
    const { hold, record } = sent;
    if (left) return void letGo(hold.hold_id);
    held = hold;
    writeHoldRecord(club.id, { ...record, holdId: hold.hold_id });
    onState({ status: 'held', hold, endsAt: record.sentAt + club.hold_minutes * 60_000 });
  };

  onState({ status: 'taking' });
  take().catch((error: unknown) => {
    writeHoldRecord(club.id, null);
    if (!left) onState({ status: 'refused', error });
  });

  return {
    release(leavesPage = false) {
      if (left || kept) return;
      left = true;
      solving.abort();
      if (held) void letGo(held.hold_id);
      else if (!leavesPage) writeHoldRecord(club.id, null);
    },
    keep() {
      kept = true;
      writeHoldRecord(club.id, null);
    },
  };
}
