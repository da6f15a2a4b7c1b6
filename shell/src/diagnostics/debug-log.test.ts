import { debugLog, maskHeaders, persistLog, record } from './debug-log';

const texts = () => debugLog.getState().entries.map(({ text }) => text);
beforeEach(() => {
  sessionStorage.clear();
  debugLog.setState({ entries: [] });
});

test('the log keeps the newest fifty entries', () => {
  for (let i = 1; i <= 60; i++) record('page', `event ${i}`);
  expect(texts()).toHaveLength(50);
  expect([texts()[0], texts().at(-1)]).toEqual(['event 11', 'event 60']);
});

test('the log outlives a reload', () => {
  persistLog();
  record('page', 'before');
  window.dispatchEvent(new Event('pagehide'));
  debugLog.setState({ entries: [] });
  persistLog();
  expect(texts()).toEqual(['before']);
});

test('the authorization is masked, however it is spelled', () => {
  const headers = [
    ['Authorization', 'Bearer secret'],
    ['accept', 'application/json'],
  ] as const;
  expect(maskHeaders(headers)).toEqual({ Authorization: '•••', accept: 'application/json' });
});
