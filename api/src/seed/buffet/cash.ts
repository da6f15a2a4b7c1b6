import type { DateTime } from 'luxon';
import type { Random } from '../random';

export interface DemoCashSession {
  id: string;
  opening_amount: number;
  opened_at: string;
  closed_at: string | null;
  /** Counted cash less expected cash, in centavos. */
  off: number;
  note: string;
}

export interface DemoCashMovement {
  session_id: string;
  type: 'in' | 'out';
  amount: number;
  reason: string;
  created_at: string;
}

const OUT = ['Retiro para el banco', 'Pago al proveedor de hielo', 'Compra de café', 'Propinas'];

/**
 * Generates a cash session for each day from `first` on, with its movements. Today's is open at any time of the day.
 */
export function demoCash(random: Random, first: DateTime, now: DateTime) {
  const sessions: DemoCashSession[] = [];
  const movements: DemoCashMovement[] = [];
  for (let day = first; day <= now; day = day.plus({ days: 1 })) {
    const today = day.hasSame(now, 'day');
    const id = random.uuid();
    const opened = earlier(day.plus({ hours: 8, minutes: 30 }), now.minus({ minutes: 30 }));
    const closed = earlier(day.plus({ days: 1, minutes: 20 }), now.minus({ minutes: 31 }));
    const off = today ? 0 : Number(random.weighted({ '0': 60, '-50000': 20, '20000': 10, '-150000': 10 }));
    sessions.push({
      id,
      opening_amount: 5_000_000,
      opened_at: at(opened),
      closed_at: today ? null : at(closed),
      off,
      note: off < -100_000 ? 'Faltó anotar un retiro' : '',
    });
    const takenOut = earlier(day.plus({ hours: random.int(13, 19) }), now.minus({ minutes: 2 }));
    if (random.chance(0.7)) {
      const amount = random.int(2, 9) * 500_000;
      movements.push({ session_id: id, type: 'out', amount, reason: random.pick(OUT), created_at: at(takenOut) });
    }
  }
  return { sessions, movements };
}

const earlier = (a: DateTime, b: DateTime) => (a < b ? a : b);
const at = (time: DateTime) => time.toUTC().toISO() as string;
