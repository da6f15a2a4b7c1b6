import { tabStorage } from '../tab-storage';

/** Booking that was made in this tab and is paid at the gateway, to find its page again on the way back. */
interface OwnBookingRecord {
  token: string;
  /** Start of the booking, ISO-8601 UTC: tells it from one that was made later in this tab. */
  start: string;
}

const nameOf = (clubId: string) => `mfe-public/own-booking/${clubId}`;

export const writeOwnBooking = (clubId: string, record: OwnBookingRecord) => tabStorage.write(nameOf(clubId), record);

/** Returns the token of the booking that was made in this tab for a start at a club; null if none was. */
export function ownBookingToken(clubId: string, start: string): string | null {
  const record = tabStorage.read<OwnBookingRecord>(nameOf(clubId));
  return record?.start === start ? record.token : null;
}
