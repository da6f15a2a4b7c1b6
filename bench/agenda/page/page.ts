import type { Agenda, Candidate } from './candidate';
import { arriving, bookingsOf, SIZES, type Size } from './data';
import { recordFrames } from './frames';
import { createHost } from './host';
import { settle } from './settle';

const DAYS = 3;

/** What the runner calls from outside, as `window.bench`. */
export type Bench = ReturnType<typeof createBench>;
declare global {
  interface Window {
    bench: Bench;
  }
}

export function expose<Event>(candidate: Candidate<Event>) {
  const size = new URLSearchParams(location.search).get('size') as Size;
  window.bench = createBench(candidate, size);
}

function createBench<Event>(candidate: Candidate<Event>, size: Size) {
  const courts = Array.from({ length: SIZES[size].courts }, (_, i) => `Cancha ${i + 1}`);
  const days = Array.from({ length: DAYS }, (_, day) => bookingsOf(day, size).map((b) => candidate.convert(b, day)));
  const arrivals = Array.from({ length: 2 }, (_, n) => candidate.convert(arriving(DAYS - 1, n), DAYS - 1));
  const host = createHost();
  let agenda: Agenda<Event> | undefined;
  let moves = 0;
  const onMoved = () => {
    moves += 1;
  };
  return {
    /** Costs of measuring alone. */
    nothing: () => settle(() => undefined),
    mount: () =>
      settle(() => {
        host.show(candidate.Agenda, {
          courts,
          day: 0,
          events: days[0] ?? [],
          onMoved,
          connect: (mounted) => {
            agenda = mounted;
          },
        });
      }),
    showDay: (day: number) => settle(() => agenda?.showDay(day, days[day] ?? [])),
    add: async (n: number) => {
      const settled = await settle(() => {
        const event = arrivals[n];
        if (event) agenda?.add(event);
      });
      if (!document.body.textContent?.includes(`ARRIVED-${n}`)) throw new Error('the new booking is not shown');
      return settled;
    },
    bookings: () => ({ given: days[0]?.length ?? 0, drawn: document.querySelectorAll(candidate.block).length }),
    elements: () => document.querySelectorAll('main *').length,
    dragStart: () => nearestBlock(candidate.block, { x: 260, y: 320 }),
    recordFrames,
    moves: () => moves,
  };
}

/** Centre of the block nearest to a point that can be grabbed there. */
function nearestBlock(selector: string, to: { x: number; y: number }) {
  const centres = [...document.querySelectorAll(selector)].flatMap((block) => {
    const box = block.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    return hit && block.contains(hit) ? [{ x, y, distance: Math.hypot(x - to.x, y - to.y) }] : [];
  });
  const [nearest] = centres.sort((a, b) => a.distance - b.distance);
  if (!nearest) throw new Error('no booking to drag');
  return nearest;
}
