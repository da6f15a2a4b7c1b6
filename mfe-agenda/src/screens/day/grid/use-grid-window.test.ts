import { COLUMNS, ROWS } from './geometry';
import { windowOf } from './use-grid-window';

const size = { lanes: 30, minutes: 960 };
const view = { across: 0, breadth: 1400, along: 0, length: 600 };

test.each([
  ['at the start, a court and half an hour more than is seen, to the full hour', view, [0, 11], [-60, 540]],
  ['further on, as much before', { ...view, across: 700, along: 360 }, [4, 16], [240, 840]],
  ['at the end', { ...view, across: 2800, along: 552 }, [19, 30], [420, 1020]],
])('columns: %s', (_, seen, [from, to], [begin, end]) => {
  expect(windowOf(seen, size, COLUMNS)).toMatchObject({ from, to, time: { from: begin, to: end } });
});

test('rows: the same, in their measures', () => {
  expect(windowOf({ across: 660, breadth: 660, along: 720, length: 1200 }, size, ROWS)).toMatchObject({
    from: 9,
    to: 21,
    time: { from: 240, to: 840 },
  });
});

test('few courts share the room; without a layout the whole day is drawn', () => {
  expect(windowOf({ ...view, length: 0 }, { lanes: 4, minutes: 960 }, COLUMNS)).toEqual({
    from: 0,
    to: 4,
    time: { from: 0, to: 960 },
    laneSize: 345,
  });
});
