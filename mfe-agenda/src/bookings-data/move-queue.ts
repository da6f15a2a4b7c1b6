import type { Booking, BookingPlace, MovedBooking } from '@canchero/shared-contracts/booking';
import { versionKey } from '../undo/change-log';

/** Longest pause between two steps of one move, in milliseconds. */
const STEP_PAUSE_MS = 1_500;

/** Place that a booking shall have, and whether this is one step of a longer move. */
interface Move {
  target: BookingPlace;
  isStep: boolean;
}

/** Sends a booking to a place. `continues`: together with the move that led to `version` it is one change. */
type SendMove = (target: BookingPlace, version: number, continues: boolean) => Promise<MovedBooking>;

/** Moves of bookings: one of each is in flight, and those asked for meanwhile become the single next one. */
export function createMoveQueue() {
  /** Bookings whose move is in flight, each with the move to send next. */
  const nextMoves = new Map<string, Move | null>();
  /** Versions that moves of this page led from and to: a screen may show the older one for a moment after the answer. */
  const moved = new Map<string, { from: number; to: number }>();
  let lastStep = { key: '', at: 0 };
  const newestOf = ({ id, version }: Booking) => {
    const own = moved.get(id);
    return own && version >= own.from && version < own.to ? own.to : version;
  };
  return {
    /** Leaves a move to the one in flight; false if none is. */
    join(id: string, move: Move): boolean {
      if (!nextMoves.has(id)) return false;
      nextMoves.set(id, move);
      return true;
    },
    /**
     * Moves a booking, and on to where it was asked for meanwhile. Resolves to the last answer.
     * @param isLast whether nothing was changed since the change of this key
     */
    async run(booking: Booking, { target, isStep }: Move, isLast: (key: string) => boolean, send: SendMove) {
      const { id } = booking;
      const from = newestOf(booking);
      const { key, at } = lastStep;
      const goesOn =
        isStep && key === versionKey({ id, version: from }) && isLast(key) && Date.now() - at < STEP_PAUSE_MS;
      const move = async (to: BookingPlace, version: number, continues: boolean) => {
        const answer = await send(to, version, continues);
        moved.set(id, { from, to: answer.version });
        return answer;
      };
      nextMoves.set(id, null);
      try {
        let steps = isStep;
        let answer = await move(target, from, goesOn);
        for (let next = nextMoves.get(id); next; next = nextMoves.get(id)) {
          nextMoves.set(id, null);
          answer = await move(next.target, answer.version, steps && next.isStep);
          steps = next.isStep;
        }
        // a gesture of the pointer is a change of its own
        lastStep = { key: steps ? versionKey(answer) : '', at: Date.now() };
        return answer;
      } finally {
        nextMoves.delete(id);
      }
    },
  };
}
