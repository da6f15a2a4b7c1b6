import { COLUMNS, geometryOf, ROWS, ZOOMS } from './geometry';

test('the usual zoom keeps one object, and the others scale time alone', () => {
  expect(geometryOf('columns', 'usual', 960, null)).toBe(COLUMNS);
  expect(geometryOf('rows', 'usual', 960, 500)).toBe(ROWS);
  const scales = ZOOMS.slice(1).map((zoom) => geometryOf('rows', zoom, 960, null).pxPerMinute);
  expect(scales).toEqual([...scales].sort((a, b) => a - b));
  expect(geometryOf('rows', 'large', 960, null).laneSize).toBe(ROWS.laneSize);
});

test('the whole day fits the room, down to what can still be read', () => {
  const { pxPerMinute } = geometryOf('columns', 'day', 960, 700);
  expect(pxPerMinute * 960).toBeLessThanOrEqual(700);
  expect(pxPerMinute * 960).toBeGreaterThan(698);
  expect(geometryOf('columns', 'day', 960, 200).pxPerMinute).toBe(0.6);
  expect(geometryOf('columns', 'day', 960, null)).toBe(COLUMNS);
});
