import fc from 'fast-check';
import { type DragEvent, type DragTarget, dropOf, type Gesture, IDLE, nudge, reduceDrag } from './drag';

const limits = { lanes: 4, minutes: 600, slot: 15 };
const point = (minute: number, lane = 0, x = 0, y = minute) => ({ x, y, lane, minute });
const card: DragTarget = { kind: 'card', id: 'b', position: { lane: 1, from: 60, to: 120 } };
const edge: DragTarget = { ...card, kind: 'edge' };
const still: DragTarget = { kind: 'still', id: 'b' };
const slot: DragTarget = { kind: 'slot' };

const press = (target: DragTarget, at: ReturnType<typeof point>, touch = false): DragEvent => ({
  kind: 'press',
  target,
  point: at,
  touch,
});
const move = (to: ReturnType<typeof point>): DragEvent => ({ kind: 'move', point: to });
const along = (size: typeof limits, events: DragEvent[]): Gesture =>
  events.reduce<Gesture>((g, e) => reduceDrag(g, e, size), IDLE);
const after = (...events: DragEvent[]): Gesture => along(limits, events);

test.each<[string, DragEvent[], ReturnType<typeof dropOf>]>([
  ['a click on a card opens it', [press(card, point(70, 1)), move(point(72, 1))], { kind: 'open', id: 'b' }],
  ['a click on a still card opens it', [press(still, point(70, 1)), move(point(72, 1))], { kind: 'open', id: 'b' }],
  ['a still card is not moved', [press(still, point(70, 1)), move(point(107, 3))], { kind: 'none' }],
  [
    'a still card is not moved back either',
    [press(still, point(70)), move(point(99)), move(point(70))],
    { kind: 'none' },
  ],
  [
    'a still card is not moved by a finger that rested',
    [press(still, point(70, 1), true), { kind: 'hold' }, move(point(107, 1))],
    { kind: 'none' },
  ],
  ['a click on a free place picks that place', [press(slot, point(44, 2))], { kind: 'pick', lane: 2, minute: 44 }],
  [
    'down creates',
    [press(slot, point(61, 2)), move(point(118, 2))],
    { kind: 'create', position: { lane: 2, from: 60, to: 120 } },
  ],
  [
    'up creates',
    [press(slot, point(125, 2)), move(point(61, 2))],
    { kind: 'create', position: { lane: 2, from: 60, to: 135 } },
  ],
  [
    'half an hour at least',
    [press(slot, point(60, 2)), move(point(66, 2))],
    { kind: 'create', position: { lane: 2, from: 60, to: 90 } },
  ],
  [
    'half an hour at least, also in the last quarter',
    [press(slot, point(595, 2)), move(point(601, 2))],
    { kind: 'create', position: { lane: 2, from: 570, to: 600 } },
  ],
  [
    'creating stays on its court',
    [press(slot, point(60, 2)), move(point(120, 0))],
    { kind: 'create', position: { lane: 2, from: 60, to: 120 } },
  ],
  [
    'moves in time and to another court',
    [press(card, point(70, 1)), move(point(107, 3))],
    { kind: 'place', id: 'b', position: { lane: 3, from: 90, to: 150 } },
  ],
  [
    'stays inside at the end',
    [press(card, point(70, 1)), move(point(2000, 9))],
    { kind: 'place', id: 'b', position: { lane: 3, from: 540, to: 600 } },
  ],
  [
    'stays inside at the start',
    [press(card, point(70, 1)), move(point(-500, -3))],
    { kind: 'place', id: 'b', position: { lane: 0, from: 0, to: 60 } },
  ],
  [
    'back where it was is nothing',
    [press(card, point(70, 1)), move(point(140, 2)), move(point(71, 1))],
    { kind: 'none' },
  ],
  [
    'the lower edge resizes',
    [press(edge, point(118, 1)), move(point(151, 3))],
    { kind: 'place', id: 'b', position: { lane: 1, from: 60, to: 150 } },
  ],
  [
    'not below half an hour',
    [press(edge, point(118, 1)), move(point(10, 1))],
    { kind: 'place', id: 'b', position: { lane: 1, from: 60, to: 90 } },
  ],
  ['cancelled', [press(card, point(70, 1)), move(point(200, 1)), { kind: 'cancel' }], { kind: 'none' }],
  [
    'a finger that travels first scrolls',
    [press(card, point(70, 1), true), move(point(90, 1)), move(point(200, 1))],
    { kind: 'none' },
  ],
  [
    'a finger that rests first moves',
    [press(card, point(70, 1), true), { kind: 'hold' }, move(point(130, 1))],
    { kind: 'place', id: 'b', position: { lane: 1, from: 120, to: 180 } },
  ],
  ['a tap opens', [press(card, point(70, 1), true)], { kind: 'open', id: 'b' }],
])('%s', (_, events, expected) => expect(dropOf(after(...events))).toEqual(expected));

test('a second press changes nothing', () => {
  const gesture = after(press(card, point(70, 1)));
  expect(reduceDrag(gesture, press(slot, point(0)), limits)).toBe(gesture);
});

test('nothing is painted while the snapped place stays', () => {
  const gesture = after(press(card, point(70, 1)), move(point(103, 1)));
  expect(reduceDrag(gesture, move(point(105, 1)), limits)).toBe(gesture);
});

test('one that begins off the grid keeps its start until it is really moved', () => {
  const odd: DragTarget = { kind: 'card', id: 'b', position: { lane: 1, from: 70, to: 130 } };
  expect(dropOf(after(press(odd, point(80, 1)), move(point(85, 2))))).toMatchObject({
    position: { from: 70, lane: 2 },
  });
  expect(dropOf(after(press(odd, point(80, 1)), move(point(95, 1))))).toMatchObject({ position: { from: 90 } });
});

describe.each([30, 60])('lines %i minutes apart', (apart) => {
  const size = { ...limits, slot: apart };
  const drop = (...events: DragEvent[]) => dropOf(along(size, events));

  test('what is drawn begins and ends on a line, and is one slot at least', () => {
    expect(drop(press(slot, point(121, 2)), move(point(127, 2)))).toMatchObject({
      position: { from: 120, to: 120 + apart },
    });
    expect(drop(press(slot, point(175, 2)), move(point(130, 2)))).toMatchObject({ position: { from: 120, to: 180 } });
  });

  test('what is moved lands on a line, what is stretched ends on one', () => {
    expect(drop(press(card, point(60, 1)), move(point(60 + 0.6 * apart, 1)))).toMatchObject({
      position: { from: 60 + apart, to: 120 + apart },
    });
    expect(drop(press(edge, point(120, 1)), move(point(120 + 0.6 * apart, 1)))).toMatchObject({
      position: { from: 60, to: 120 + apart },
    });
  });
});

const anyPoint = fc.record({
  minute: fc.double({ min: -300, max: 1200, noNaN: true }),
  lane: fc.integer({ min: -3, max: 8 }),
});
const target = fc.oneof(
  fc.constant(slot),
  fc
    .record({
      lane: fc.integer({ min: 0, max: 3 }),
      from: fc.integer({ min: 0, max: 36 }),
      length: fc.integer({ min: 2, max: 4 }),
    })
    .chain(({ lane, from, length }) =>
      fc.constantFrom<DragTarget>(
        { kind: 'card', id: 'b', position: { lane, from: from * 15, to: (from + length) * 15 } },
        { kind: 'edge', id: 'b', position: { lane, from: from * 15, to: (from + length) * 15 } },
      ),
    ),
);

const paths = fc.array(anyPoint, { minLength: 1, maxLength: 8 });

test('whatever the pointer does: on the grid, inside of it, half an hour or more', () => {
  fc.assert(
    fc.property(target, anyPoint, paths, fc.constantFrom(15, 30, 60), (on, from, path, apart) => {
      const origin = point(Math.max(0, Math.min(599, from.minute)), Math.max(0, Math.min(3, from.lane)));
      const moves = path.map((p) => move(point(p.minute, p.lane, p.lane * 100)));
      const gesture = along({ ...limits, slot: apart }, [press(on, origin), ...moves]);
      if (!('position' in gesture)) return;
      const { lane, from: start, to } = gesture.position;
      expect([start % 15, to % 15]).toEqual([0, 0]);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(limits.minutes);
      expect(to - start).toBeGreaterThanOrEqual(30);
      expect(lane).toBeGreaterThanOrEqual(0);
      expect(lane).toBeLessThan(limits.lanes);
    }),
  );
});

test.each([
  [{ from: 15 }, { lane: 1, from: 75, to: 135 }],
  [{ from: -15 }, { lane: 1, from: 45, to: 105 }],
  [{ lanes: 1 }, { lane: 2, from: 60, to: 120 }],
  [{ to: 15 }, { lane: 1, from: 60, to: 135 }],
  [{ to: -15 }, { lane: 1, from: 60, to: 105 }],
])('a key step %j', (by, expected) => expect(nudge({ lane: 1, from: 60, to: 120 }, by, limits)).toEqual(expected));

test('a key step over the edge is none', () => {
  const first = { lane: 0, from: 0, to: 30 };
  for (const by of [{ lanes: -1 }, { from: -15 }, { to: -15 }]) expect(nudge(first, by, limits)).toBe(first);
});
