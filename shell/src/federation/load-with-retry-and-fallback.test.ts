import { ChunkLoadError, type ChunkLoadReason } from '@canchero/shared-contracts/kit';
import { FallbackLoader, type Loadable, type LoadState, type OlderRelease } from './load-with-retry-and-fallback';

const release: Loadable = {
  name: 'mfe-x',
  version: '3',
  entry: '/3',
  integrity: 'sha256-3',
  contracts: '^2.0.0',
  previous: null,
};
const olderRelease = (version: string): OlderRelease => ({
  version,
  entry: `/${version}`,
  integrity: `sha256-${version}`,
  contracts: '^1.0.0',
});
const withPrevious: Loadable = { ...release, previous: olderRelease('2') };
const failure = (reason: ChunkLoadReason) => new ChunkLoadError(reason, 'mfe-x', reason);

type Outcome = string | ChunkLoadReason | 'hang';

/** Creates a loader with scripted outcomes and a clock that is moved by hand. */
function trial(of: Loadable, outcomes: Outcome[], good: OlderRelease | null = null) {
  const states: LoadState<string, Loadable>[] = [];
  const loads: string[] = [];
  const checked: string[] = [];
  const reported: string[] = [];
  const abandoned: string[] = [];
  const timers: { at: number; fire: () => void }[] = [];
  let now = 0;
  const loader = new FallbackLoader<Loadable, string>(
    of,
    {
      load: ({ version, integrity, contracts }) => {
        loads.push(version);
        checked.push(`${integrity} ${contracts}`);
        const outcome = outcomes.shift() ?? 'hang';
        if (outcome === 'hang') return new Promise(() => {});
        return outcome.startsWith('app')
          ? Promise.resolve(outcome)
          : Promise.reject(failure(outcome as ChunkLoadReason));
      },
      lastGood: () => good,
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
  return { loader, states, loads, checked, reported, abandoned, pass };
}

const phases = (states: LoadState<string, Loadable>[]) =>
  states.map((s) =>
    s.phase === 'loading' ? s.patience : s.phase === 'failed' ? `failed ${s.error.reason}` : s.release.version,
  );

test('a release that loads at once is ready without a message to wait', async () => {
  const { loader, states, pass } = trial(release, ['app']);
  loader.start();
  await pass(20_000);
  expect(states).toEqual([
    { phase: 'loading', patience: 'short' },
    { phase: 'ready', app: 'app', release },
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
  expect(phases(states)).toEqual(['short', '3']);
  expect(reported).toEqual(['3 entry', '3 chunk']);
});

test.each<ChunkLoadReason>(['manifest', 'entry', 'integrity', 'incompatible', 'timeout'])(
  'at a failure of the %s the previous release takes over at once, with its own checksum and range',
  async (reason) => {
    const { loader, states, loads, checked, pass } = trial(withPrevious, [reason, 'app-2']);
    loader.start();
    await pass(0);
    expect(loads).toEqual(['3', '2']);
    expect(checked).toEqual(['sha256-3 ^2.0.0', 'sha256-2 ^1.0.0']);
    expect(states.at(-1)).toMatchObject({ phase: 'ready', app: 'app-2', release: { version: '2', previous: null } });
  },
);

test.each<ChunkLoadReason>(['chunk', 'evaluation'])(
  'at a failure of the %s the release has one retry before the previous one takes over',
  async (reason) => {
    const passing = trial(withPrevious, [reason, 'app']);
    passing.loader.start();
    await passing.pass(500);
    expect(passing.loads).toEqual(['3', '3']);
    const lasting = trial(withPrevious, [reason, reason, 'app-2']);
    lasting.loader.start();
    await lasting.pass(500);
    expect(lasting.loads).toEqual(['3', '3', '2']);
    expect(phases(lasting.states)).toEqual(['short', '2']);
  },
);

test('the release that last worked here comes before the registry’s previous one', async () => {
  const good = olderRelease('1');
  const { loader, loads, pass } = trial(withPrevious, ['manifest', 'manifest', 'app-2'], good);
  loader.start();
  await pass(0);
  expect(loads).toEqual(['3', '1', '2']);
  const same = trial(withPrevious, ['manifest', 'manifest'], olderRelease('3'));
  same.loader.start();
  await same.pass(0);
  expect(same.loads).toEqual(['3', '2']);
});

test('if no older release loads, the newest is retried with back-off, and the reason is its own', async () => {
  const { loader, states, loads, pass } = trial(withPrevious, ['entry', 'evaluation', 'entry', 'chunk', 'app']);
  loader.start();
  await pass(2000);
  expect(loads).toEqual(['3', '2', '3', '3']);
  expect(phases(states)).toEqual(['short', 'failed chunk']);
  loader.start();
  await pass(0);
  expect(phases(states)).toEqual(['short', 'failed chunk', 'short', '3']);
});

test('after a failure it tries quietly: only a success is shown, and nothing is reported twice', async () => {
  const { loader, states, reported, pass } = trial(withPrevious, ['timeout', 'manifest', 'entry', 'entry', 'app']);
  loader.start();
  await pass(0);
  expect(phases(states)).toEqual(['short', 'failed timeout']);
  await Promise.all([loader.tryQuietly(), pass(0)]);
  expect(phases(states)).toEqual(['short', 'failed timeout']);
  await Promise.all([loader.tryQuietly(), pass(0)]);
  expect(phases(states)).toEqual(['short', 'failed timeout', '3']);
  expect(reported).toEqual(['3 timeout', '2 manifest']);
});

test('a quiet attempt that hangs ends after ten seconds, and the next one abandons it', async () => {
  const { loader, loads, abandoned, states, pass } = trial(release, ['timeout', 'hang', 'app']);
  loader.start();
  await pass(0);
  let ended = false;
  const attempt = loader.tryQuietly().then(() => {
    ended = true;
  });
  await pass(9999);
  expect(ended).toBe(false);
  await pass(1);
  await attempt;
  await Promise.all([loader.tryQuietly(), pass(0)]);
  expect(abandoned).toEqual(['3']);
  expect(loads).toEqual(['3', '3', '3']);
  expect(phases(states).at(-1)).toBe('3');
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
  expect(abandoned).toEqual(['3']);
  expect(phases(states)).toEqual(['short', 'still', 'long', 'short', '3']);
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
