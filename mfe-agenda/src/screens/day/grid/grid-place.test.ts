import { COLUMNS, ROWS } from './geometry';
import { gridPointAt } from './grid-place';

const PLACE = {
  left: 100,
  top: 50,
  laneSize: 140,
  scrollLeft: 0,
  scrollTop: 0,
  view: { left: 0, top: 0, right: 0, bottom: 0 },
};

test('a point of the window is a lane and a minute', () => {
  const geometry = COLUMNS;
  const at = { x: 100 + 150, y: 50 + 90 * geometry.pxPerMinute };
  expect(gridPointAt(PLACE, { scrollLeft: 0, scrollTop: 0 }, geometry, at)).toEqual({ ...at, lane: 1, minute: 90 });
});

test('with courts as rows, time runs to the right', () => {
  const geometry = ROWS;
  const at = { x: 100 + 90 * geometry.pxPerMinute, y: 50 + 150 };
  expect(gridPointAt(PLACE, { scrollLeft: 0, scrollTop: 0 }, geometry, at)).toEqual({ ...at, lane: 1, minute: 90 });
});

test('what was scrolled since the press counts', () => {
  const geometry = COLUMNS;
  const scrolled = { scrollLeft: 140, scrollTop: 30 * geometry.pxPerMinute };
  expect(gridPointAt(PLACE, scrolled, geometry, { x: 100, y: 50 })).toMatchObject({ lane: 1, minute: 30 });
});
