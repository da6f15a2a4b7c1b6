import type { HoldProof } from '@canchero/shared-contracts/online-booking';
import { tabStorage } from '../../../tab-storage';

/** Last hold that this tab asked a club for. */
export interface HoldRecord {
  /** Court, start and duration, as they were sent. */
  place: string;
  /** Idempotency key of the request. */
  key: string;
  /** Time of the request, by the clock of this device (epoch milliseconds). */
  sentAt: number;
  /** Proof of work that was sent along, if the service asked for one. */
  proof?: HoldProof;
  /** Absent until the answer has come. */
  holdId?: string;
}

const nameOf = (clubId: string) => `mfe-public/hold/${clubId}`;

export const readHoldRecord = (clubId: string) => tabStorage.read<HoldRecord>(nameOf(clubId));
export const writeHoldRecord = (clubId: string, record: HoldRecord | null) => tabStorage.write(nameOf(clubId), record);
