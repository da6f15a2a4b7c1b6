import fc from 'fast-check';
import { type Change, ChangeLog } from './change-log';

/** Rows with versions, as the api keeps them: a change or an undo of an older version is refused. */
class Rows {
  readonly values = [0, 0];
  private readonly versions = [1, 1];
  private readonly found = new Map<string, number>();

  change(row: number, version: number, value: number): number {
    this.check(row, version);
    const next = version + 1;
    this.found.set(`${row}@${next}`, this.values[row] as number);
    this.values[row] = value;
    this.versions[row] = next;
    return next;
  }
  undo(row: number, version: number): void {
    this.check(row, version);
    const before = this.found.get(`${row}@${version}`);
    if (before === undefined) throw new Error('nothing to undo');
    this.values[row] = before;
    this.versions[row] = version + 1;
  }
  versionOf(row: number): number {
    return this.versions[row] as number;
  }
  private check(row: number, version: number) {
    if (this.versions[row] !== version) throw new Error('stale');
  }
}

const steps = fc.array(
  fc.record({
    page: fc.nat({ max: 1 }),
    row: fc.nat({ max: 1 }),
    kind: fc.constantFrom('change', 'refused', 'forget', 'key', 'toast'),
  }),
  { maxLength: 40 },
);

test('of two pages none undoes more than its own last change, nor the work of the other', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const rows = new Rows();
      let value = 0;
      /** Every change and undo that was made, with what it left. */
      const made: { page: number; row: number; before: number; undoes?: boolean }[] = [];
      const logs = [new ChangeLog(), new ChangeLog()];
      const toasts: string[][] = [[], []];
      const undone = [null, null] as (Change | null)[];
      for (const [page, log] of logs.entries()) {
        log.whenAsked((change) => {
          undone[page] = change;
        });
      }

      for (const { page, row, kind } of sequence) {
        const log = logs[page] as ChangeLog;
        if (kind === 'change') {
          const before = rows.values[row] as number;
          const version = rows.change(row, rows.versionOf(row), ++value);
          made.push({ page, row, before });
          const key = `${row}@${version}`;
          const undo = async () => {
            rows.undo(row, version);
            return null;
          };
          await log.follow(Promise.resolve(), () => ({ key, kind: 'change', undo }));
          toasts[page]?.push(key);
        } else if (kind === 'refused') {
          await log.follow(Promise.reject(new Error('refused')), () => null).catch(() => undefined);
        } else if (kind === 'forget') {
          await log.follow(Promise.resolve(), () => null);
          made.push({ page, row: -1, before: 0 });
        } else {
          if (kind === 'key') log.ask();
          // also a toast that is still there after other changes
          else undone[page] = log.take(toasts[page]?.[row] ?? '');
          const change = undone[page];
          undone[page] = null;
          if (!change) continue;
          const values = [...rows.values];
          const ofPage = made.findLast((m) => m.page === page && !m.undoes);
          const ofRow = made.findLast((m) => m.row === Number(change.key[0]));
          const refused = await change.undo().then(
            () => false,
            () => true,
          );
          if (refused) expect(rows.values).toEqual(values);
          else {
            // the last thing that was done to the row, and the last that this page did
            expect(ofRow).toBe(ofPage);
            expect(rows.values[ofRow?.row as number]).toBe(ofRow?.before);
            made.push({
              page,
              row: ofRow?.row as number,
              before: values[ofRow?.row as number] as number,
              undoes: true,
            });
          }
        }
      }
    }),
    { numRuns: 500 },
  );
});

const change = (key: string): Change => ({ key, kind: 'change', undo: async () => null });

test('a change that was asked to be undone while under way is undone when it is answered', async () => {
  const log = new ChangeLog();
  const undone: string[] = [];
  log.whenAsked(({ key }) => undone.push(key));
  await log.follow(Promise.resolve(), () => change('older'));
  let answer: () => void = () => undefined;
  const work = log.follow(
    new Promise<void>((resolve) => {
      answer = resolve;
    }),
    () => change('newer'),
  );
  expect(log.ask()).toBe(true);
  expect(undone).toEqual([]);
  answer();
  await work;
  expect(undone).toEqual(['newer']);
  expect(log.ask()).toBe(false);
});

test('one that fails is not undone, and leaves the change before it', async () => {
  const log = new ChangeLog();
  const undone: string[] = [];
  log.whenAsked(({ key }) => undone.push(key));
  await log.follow(Promise.resolve(), () => change('older'));
  const work = log.follow(Promise.reject(new Error('refused')), () => change('newer'));
  log.ask();
  await expect(work).rejects.toThrow('refused');
  expect(undone).toEqual([]);
  log.ask();
  expect(undone).toEqual(['older']);
});

test('one whose undo was not answered is put back, unless something was changed since', async () => {
  const log = new ChangeLog();
  await log.follow(Promise.resolve(), () => change('older'));
  const older = log.take() as Change;
  log.putBack(older);
  expect(log.take()).toBe(older);
  await log.follow(Promise.resolve(), () => null);
  log.putBack(older);
  expect(log.take()).toBeNull();
});
