import type { Agenda, Candidate } from './candidate';
import { createFloor } from './floor';
import { recordFrames } from './frames';
import { createHost, type Host } from './host';
import type { Scene } from './scene';
import { scrollThere } from './scroll';
import { settle } from './settle';

/** Milliseconds without a change after which nothing is left to draw. */
const REST_MS = 1500;

/** Functions that the runner calls from outside, as `window.bench`. */
export type Bench = ReturnType<typeof createBench>;
declare global {
  interface Window {
    bench: Bench;
  }
}

/** Exposes a candidate to the runner; with `floor` in the page's address, the floor of its mount. */
export async function expose<Item, Event>(scene: Scene<Item>, candidate: Candidate<Item, Event>) {
  const floor = new URLSearchParams(location.search).has('floor');
  const host = createHost();
  const bench = createBench(host, scene, candidate);
  window.bench = floor ? { ...bench, mount: await createFloor(host, bench.mount) } : bench;
}

function createBench<Item, Event>(host: Host, { courts, ...scene }: Scene<Item>, candidate: Candidate<Item, Event>) {
  const pages = scene.pages.map((items) => items.map(candidate.convert));
  const changes = scene.changes.map(({ item, text }) => ({ event: candidate.convert(item), text }));
  let agenda: Agenda<Event> | undefined;
  let moves = 0;
  const onMoved = () => {
    moves += 1;
  };
  return {
    /** Runs nothing, to measure the cost of measuring. */
    nothing: () => settle(() => undefined),
    /** Waits until the page does nothing: the rest of a day is drawn a second after what is in view. */
    rest: () => settle(() => undefined, REST_MS),
    mount: () =>
      settle(() => {
        host.show(candidate.Agenda, {
          courts,
          page: 0,
          events: pages[0] ?? [],
          onMoved,
          connect: (mounted) => {
            agenda = mounted;
          },
        });
      }),
    show: (page: number) => settle(() => agenda?.show(page, pages[page] ?? [])),
    change: async (n: number) => {
      const change = changes[n];
      if (!change) throw new Error(`no change ${n}`);
      const settled = await settle(() => agenda?.change(change.event));
      if (!document.body.textContent?.includes(change.text)) throw new Error(`${change.text} is not shown`);
      return settled;
    },
    items: () => ({ given: pages[0]?.length ?? 0, drawn: document.querySelectorAll(candidate.block).length }),
    elements: () => document.querySelectorAll('main *').length,
    dragStart: () => nearestBlock(candidate.block, { x: 260, y: 320 }),
    recordFrames,
    moves: () => moves,
    scroll: (x: number, y: number, steps: number) => scrollThere(candidate.scroller ?? 'main', { x, y, steps }),
  };
}

/** Returns the centre of the nearest booking to a point that can be grabbed there. */
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
