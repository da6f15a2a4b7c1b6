import { edgeStep, scrollAtEdge } from './edge-scroll';
import { COLUMNS, GEOMETRIES } from './geometry';

test.each([
  ['inside', 300, 0],
  ['at the start', 110, -12],
  ['before it', 20, -12],
  ['at the end', 590, 12],
  ['past it', 800, 12],
])('a pointer %s of a view scrolls it by that step', (_, at, step) => {
  expect(edgeStep(at, 100, 600)).toBe(step);
});

const VIEW = { left: 0, top: 0, right: 1000, bottom: 600 };
const CORNER = { x: 990, y: 590 };
const position = { lane: 0, from: 0, to: 60 };
const scroller = () => Object.assign(document.createElement('div'), { scrollBy: jest.fn() });

test('a moved booking scrolls over courts and time', () => {
  const box = scroller();
  const gesture = { kind: 'moving', id: 'b', grab: 0, original: position, position } as const;
  scrollAtEdge(box, VIEW, COLUMNS, gesture, CORNER);
  expect(box.scrollBy).toHaveBeenCalledWith(12, 12);
});

test.each([
  ['columns', 0, 12],
  ['rows', 12, 0],
] as const)('a resized booking keeps its court: with courts as %s the grid scrolls along time', (courtsAs, dx, dy) => {
  const box = scroller();
  const gesture = { kind: 'resizing', id: 'b', original: position, position } as const;
  scrollAtEdge(box, VIEW, GEOMETRIES[courtsAs], gesture, CORNER);
  expect(box.scrollBy).toHaveBeenCalledWith(dx, dy);
});

test('a grid at its end does not go on scrolling', () => {
  const gesture = { kind: 'moving', id: 'b', grab: 0, original: position, position } as const;
  expect(scrollAtEdge(scroller(), VIEW, COLUMNS, gesture, CORNER)).toBe(false);
});
