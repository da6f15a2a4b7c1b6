import { federationEndpoints } from '@canchero/shared-contracts/federation';
import { ChunkLoadError } from '@canchero/shared-contracts/kit';
import type { HostServices } from '@canchero/shared-contracts/mfe';
import { waitFor } from '@testing-library/react';
import { bus } from '../events/bus';
import { ApiServer } from '../testing/api-server';
import { createFailureReports, failureReports } from './failure-reports';
import { servicesFor } from './remote-services';

function trial(outcome: () => Promise<unknown> = async () => {}) {
  const batches: Parameters<Parameters<typeof createFailureReports>[0]>[0][] = [];
  const reports = createFailureReports((failures) => {
    batches.push(failures);
    return outcome();
  });
  return { reports, batches };
}

const api = new ApiServer();
afterAll(() => api.stop());
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('failures gather for two seconds; each is sent once, with release, phase and reason alone', () => {
  const { reports, batches } = trial();
  const gone = new ChunkLoadError('/remotes/x of ana@club.test', 'mfe-x', 'manifest');
  reports.report('mfe-x@1', 'load', gone);
  reports.report('mfe-x@1', 'load', gone);
  reports.report('mfe-y@2/event-consumptions', 'render-uncaught', new TypeError('Ana Paz has no name'));
  jest.advanceTimersByTime(1999);
  expect(batches).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(batches).toEqual([
    [
      { remote: 'mfe-x', release: '1', phase: 'load', reason: 'manifest', module: './app', error: 'ChunkLoadError' },
      {
        remote: 'mfe-y',
        release: '2',
        phase: 'render',
        reason: 'thrown',
        module: './widgets/event-consumptions',
        error: 'TypeError',
      },
    ],
  ]);
  reports.report('mfe-x@1', 'load', gone);
  jest.advanceTimersByTime(60_000);
  expect(batches).toHaveLength(1);
});

test('each report is one that the service takes, and one page makes no more than a hundred', () => {
  const { reports, batches } = trial();
  for (let i = 0; i < 300; i++) reports.report(`mfe-x@${i}`, 'mount', new Error('x'));
  jest.advanceTimersByTime(2000);
  expect(batches.flat()).toHaveLength(100);
  const { body } = federationEndpoints.reportFailures;
  for (const failures of batches) expect(body?.safeParse({ failures }).error).toBeUndefined();
});

test.each([
  ['an unknown release', 'mfe-x', 'render'],
  ['a release on a developer’s machine', 'mfe-x@override', 'load'],
  ['a shell that is not released', 'shell@__SHELL_RELEASE__', 'event'],
  ['an unmount, which nobody sees', 'mfe-x@1', 'unmount'],
])('a failure of %s is not reported', (_, source, phase) => {
  const { reports, batches } = trial();
  reports.report(source, phase, new Error('x'));
  jest.advanceTimersByTime(2000);
  expect(batches).toEqual([]);
});

test('what waits is sent when the page ends, and a report that fails is silent', async () => {
  const complained = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { reports, batches } = trial(() => Promise.reject(new Error('no connection')));
  reports.report('mfe-x@1', 'update', new Error('x'));
  reports.flush();
  await jest.advanceTimersByTimeAsync(2000);
  expect(batches).toHaveLength(1);
  expect(complained).not.toHaveBeenCalled();
  complained.mockRestore();
});

test('the service gets them without the session, from what a remote reports and from events of the wrong shape', async () => {
  jest.useRealTimers();
  const complained = jest.spyOn(console, 'error').mockImplementation(() => {});
  await api.start();
  const uncaught = jest.fn();
  const page = {
    bus,
    reportError: (error, { remote, phase }) => failureReports.report(remote, phase, error),
  } as Partial<HostServices> as HostServices;
  const screen = servicesFor(page, 'mfe-x@1', () => {});
  const widget = servicesFor(screen, 'mfe-y@2/part', uncaught);
  widget.reportError(new RangeError('x'), { remote: 'mfe-y/slot', phase: 'render-uncaught' });
  screen.bus.emit('club.changed', { club_id: 7 } as never);
  expect(uncaught).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(api.countOf('/remotes/failures')).toBe(1));
  const [asked] = api.asked;
  expect(asked?.authorization).toBeUndefined();
  expect(asked?.body).toEqual({
    failures: [
      {
        remote: 'mfe-y',
        release: '2',
        phase: 'render',
        reason: 'thrown',
        module: './widgets/part',
        error: 'RangeError',
      },
      expect.objectContaining({ remote: 'mfe-x', release: '1', phase: 'event', reason: 'shape', module: './app' }),
    ],
  });
  complained.mockRestore();
});
