import { ChunkLoadError, type ChunkLoadReason } from '@canchero/shared-contracts/kit';
import { FallbackLoader, type Loadable, type LoadState } from './load-with-retry-and-fallback';

const release: Loadable = { name: 'mfe-x', version: '2', entry: '/2', integrity: 'sha256-2', previous: null };
const withPrevious: Loadable = { ...release, previous: { version: '1', entry: '/1', integrity: 'sha256-1' } };
const failure = (reason: ChunkLoadReason) => new ChunkLoadError(reason, 'mfe-x', reason);

type Outcome = string | ChunkLoadReason | 'hang';

/** Creates a loader with scripted outcomes and a clock that is moved by hand. */
function trial(of: Loadable, outcomes: Outcome[]) {
  const states: LoadState<string>[] = [];
  const loads: string[] = [];
  const checksums: string[] = [];
  const reported: string[] = [];
  const abandoned: string[] = [];
  const timers: { at: number; fire: () => void }[] = [];
  let now = 0;
  const loader = new FallbackLoader<Loadable, string>(
    of,
    {
      load: ({ version, integrity }) => {
        loads.push(version);
        checksums.push(integrity);
        const outcome = outcomes.shift() ?? 'hang';
        if (outcome === 'hang') return new Promise(() => {});
        return outcome.startsWith('app')
          ? Promise.resolve(outcome)
          : Promise.reject(failure(outcome as ChunkLoadReason));
      },
      abandon: ({ version }) => void abandoned.push(version),
      wait: (ms) => new Promise((fire) => void timers.push({ at: now + ms, fire })),
      report: ({ reason }, { version }) => void reported.push(`${version} ${reason}`),
    },
    (state) => states.push(state),
  );
  const settle = () => new Promise((done) => setTimeout(done, 0));
  /** Moves the clock and runs the timers that fall due. */
  const pass = async (ms: number) => {
    const until = now + ms;
    for (;;) {
      await settle();
      const due = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      timers.splice(timers.indexOf(due), 1);
      now = due.at;
      due.fire();
    }
    now = until;
  };
  return { loader, states, loads, checksums, reported, abandoned, pass };
}

const phases = (states: LoadState<string>[]) =>
  states.map((s) =>
    s.phase === 'loading' ? s.patience : s.phase === 'failed' ? `failed ${s.error.reason}` : s.version,
  );

test('a release that loads at once is ready without a message to wait', async () => {
  const { loader, states, pass } = trial(release, ['app']);
  loader.start();
  await pass(20_000);
  expect(states).toEqual([
    { phase: 'loading', patience: 'short' },
    { phase: 'ready', app: 'app', version: '2' },
  ]);
});

test('failures are retried twice with back-off, each reported', async () => {
  const { loader, states, loads, reported, pass } = trial(release, ['entry', 'chunk', 'app']);
  loader.start();
  await pass(499);
  expect(loads).toHaveLength(1);
  await pass(1);
  expect(loads).toHaveLength(2);
  await pass(1500);
  expect(phases(states)).toEqual(['short', '2']);
  expect(reported).toEqual(['2 entry', '2 chunk']);
});

test('after the retries the previous release is tried, with its own checksum', async () => {
  const { loader, states, loads, checksums, pass } = trial(withPrevious, ['manifest', 'manifest', 'manifest', 'app-1']);
  loader.start();
  await pass(2500);
  expect(loads).toEqual(['2', '2', '2', '1']);
  expect(checksums.at(-1)).toBe('sha256-1');
  expect(states.at(-1)).toEqual({ phase: 'ready', app: 'app-1', version: '1' });
});

test('if the previous release fails too, the reason is that of the newer one, and a retry starts again', async () => {
  const { loader, states, pass } = trial(withPrevious, ['entry', 'entry', 'evaluation', 'manifest', 'app']);
  loader.start();
  await pass(2500);
  expect(phases(states)).toEqual(['short', 'failed evaluation']);
  loader.start();
  await pass(0);
  expect(phases(states)).toEqual(['short', 'failed evaluation', 'short', '2']);
});

test.each<ChunkLoadReason>(['timeout', 'incompatible'])('%s is not retried', async (reason) => {
  const { loader, states, loads, pass } = trial(release, [reason]);
  loader.start();
  await pass(60_000);
  expect(loads).toHaveLength(1);
  expect(phases(states)).toEqual(['short', `failed ${reason}`]);
});

test('a load that hangs says so after 3 s and offers a retry after 10, which abandons it', async () => {
  const { loader, states, abandoned, pass } = trial(release, ['hang', 'app']);
  loader.start();
  await pass(2999);
  expect(phases(states)).toEqual(['short']);
  await pass(1);
  expect(phases(states)).toEqual(['short', 'still']);
  await pass(7000);
  expect(phases(states)).toEqual(['short', 'still', 'long']);
  loader.start();
  await pass(0);
  expect(abandoned).toEqual(['2']);
  expect(phases(states)).toEqual(['short', 'still', 'long', 'short', '2']);
});

test('once disposed of it reports and tries nothing more', async () => {
  const { loader, states, loads, abandoned, pass } = trial(release, ['entry', 'app']);
  loader.start();
  loader.dispose();
  await pass(60_000);
  expect(phases(states)).toEqual(['short']);
  expect(loads).toHaveLength(1);
  expect(abandoned).toEqual([]);
});
