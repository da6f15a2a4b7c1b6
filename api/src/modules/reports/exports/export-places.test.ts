import { ExportPlaces } from './export-places';

/** Work that lasts until it is ended. */
function work() {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, run: () => done };
}

test('the third export of a club is refused, that of another club is not, until one has ended or failed', async () => {
  const places = new ExportPlaces();
  const one = work();
  const two = work();
  const first = places.ofClub('a', one.run);
  void places.ofClub('a', two.run);
  await expect(places.ofClub('a', async () => 3)).rejects.toMatchObject({ code: 'exports_busy', params: { max: 2 } });
  await expect(places.ofClub('b', async () => 3)).resolves.toBe(3);
  one.end();
  await first;
  await expect(places.ofClub('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(places.ofClub('a', async () => 4)).resolves.toBe(4);
  two.end();
});

test('two exports read at once, the others in the order in which they came', async () => {
  const places = new ExportPlaces();
  const works = [work(), work(), work(), work()];
  const began: number[] = [];
  const reads = works.map(({ run }, i) =>
    places.reading(() => {
      began.push(i);
      return run();
    }),
  );
  await Promise.resolve();
  expect(began).toEqual([0, 1]);
  works[1]?.end();
  await reads[1];
  expect(began).toEqual([0, 1, 2]);
  works[0]?.end();
  await reads[0];
  expect(began).toEqual([0, 1, 2, 3]);
  for (const { end } of works) end();
  await Promise.all(reads);
});
