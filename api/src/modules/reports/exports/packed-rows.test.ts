import { PackedRows } from './packed-rows';

test('rows come back as they were added, and others have their turn before each few of them', async () => {
  const rows = Array.from({ length: 105 }, (_, i) => [i, `Ñandú "${i}"`, null, -1.5]);
  const packed = new PackedRows();
  await packed.add(rows.slice(0, 50));
  await packed.add(rows.slice(50));
  expect(packed.count).toBe(105);
  let turns = 0;
  let isRead = false;
  const others = () => {
    turns += 1;
    if (!isRead) setImmediate(others);
  };
  others();
  const read: unknown[] = [];
  for await (const slice of packed.slices()) {
    expect(slice.length).toBeLessThanOrEqual(20);
    expect(turns).toBeGreaterThan(0);
    turns = 0;
    read.push(...slice);
  }
  isRead = true;
  expect(read).toEqual(rows);
});
