import { ReplicaWatch } from './replica-watch';

/** Watch of a primary and a replica whose positions, and whose time in seconds, the test sets. */
function watched() {
  const at = { s: 0, written: 0 as number | null, replayed: 0 as number | null | Error };
  const changes: string[] = [];
  const watch = new ReplicaWatch(
    {
      written: async () => {
        if (at.written === null) throw new Error('the primary is away');
        return at.written;
      },
      replayed: async () => {
        if (at.replayed instanceof Error) throw at.replayed;
        return at.replayed;
      },
    },
    ({ message, cause }) => changes.push(cause instanceof Error ? `${message}: ${cause.message}` : message),
    () => at.s * 1_000,
  );
  const look = async (next: Partial<typeof at>) => {
    Object.assign(at, next);
    await watch.look();
    return watch.state();
  };
  return { at, changes, watch, look };
}

test('a replica is asked once it has shown what was written when it was met', async () => {
  const { look, changes } = watched();
  expect(await look({ s: 0, written: 100, replayed: 40 })).toEqual({ used: false, lagSeconds: null });
  expect(await look({ s: 5, written: 200, replayed: 90 })).toEqual({ used: false, lagSeconds: null });
  expect(await look({ s: 10, written: 300, replayed: 120 })).toEqual({ used: true, lagSeconds: 10 });
  expect(await look({ s: 15, written: 300, replayed: 300 })).toEqual({ used: true, lagSeconds: 0 });
  expect(changes).toEqual([]);
});

test('an hour without a write is no lag', async () => {
  const { look } = watched();
  await look({ written: 100, replayed: 100 });
  expect(await look({ s: 3_600 })).toEqual({ used: true, lagSeconds: 0 });
});

test('a replica that is more than a minute late is not asked until it has caught up', async () => {
  const { at, watch, look, changes } = watched();
  await look({ written: 100, replayed: 100 });
  expect(await look({ s: 5, written: 200 })).toEqual({ used: true, lagSeconds: 0 });
  at.s = 65;
  expect(watch.state()).toEqual({ used: true, lagSeconds: 60 });
  expect(await look({ s: 66 })).toEqual({ used: false, lagSeconds: 61 });
  // it has come to the mark, and nobody knows yet whether it goes on
  expect(await look({ s: 70, written: 400, replayed: 200 })).toEqual({ used: false, lagSeconds: 65 });
  expect(await look({ s: 75, written: 500, replayed: 450 })).toEqual({ used: true, lagSeconds: 5 });
  expect(changes).toEqual(['the replica is not asked: it is 61 s behind', 'the replica is asked again']);
});

test('one that does not answer is given up, and is not trusted before it has caught up', async () => {
  const { watch, look, changes } = watched();
  await look({ written: 100, replayed: 100 });
  expect(await look({ s: 5, replayed: new Error('connection refused') })).toEqual({ used: false, lagSeconds: null });
  await look({ s: 10 });
  expect(await look({ s: 3_600, written: 900, replayed: 100 })).toEqual({ used: false, lagSeconds: null });
  expect(await look({ s: 3_605, replayed: 900 })).toEqual({ used: true, lagSeconds: 0 });
  watch.giveUp(new Error('cut'));
  expect(watch.state().used).toBe(false);
  expect(changes).toEqual([
    'the replica is not asked: connection refused',
    'the replica is asked again',
    'the replica is not asked: cut',
  ]);
});

test('a server that follows no primary is none, and nothing changes while the primary is away', async () => {
  const { look, changes } = watched();
  expect(await look({ replayed: null })).toEqual({ used: false, lagSeconds: null });
  expect(await look({ replayed: 0 })).toEqual({ used: true, lagSeconds: 0 });
  expect(await look({ written: null, replayed: null })).toEqual({ used: true, lagSeconds: 0 });
  expect(changes).toEqual(['the replica is not asked: it follows no primary', 'the replica is asked again']);
});
