import { PackedRows } from './packed-rows';

test('rows come back as they were added, and others have their turn before each few of them', async () => {
  const rows = Array.from({ length: 105 }, (_, i) => [i, `Ñandú "${i}"`, null, -1.5]);
  const packed = new PackedRows();
  await packed.add(rows.slice(0, 50));
  await packed.add(rows.slice(50));
  expect(packed.count).toBe(105);
  let turns = 0;
  let others = setImmediate(() => undefined);
  const turn = () => {
    turns += 1;
    others = setImmediate(turn);
  };
  turn();
  const read: unknown[] = [];
  const turnsBefore: number[] = [];
  for await (const slice of packed.slices()) {
    expect(slice.length).toBeLessThanOrEqual(20);
    turnsBefore.push(turns);
    turns = 0;
    read.push(...slice);
  }
  clearImmediate(others);
  expect(Math.min(...turnsBefore)).toBeGreaterThan(0);
  expect(read).toEqual(rows);
});
