import { NO_SCAN, scanKey } from './scanner';

/** Returns the codes recognized in keys that follow each other at an interval in milliseconds. */
function codesOf(keys: readonly string[], pause: number): string[] {
  let [scan, at] = [NO_SCAN, 1000];
  return keys.flatMap((key) => {
    const heard = scanKey(scan, key, at);
    scan = heard.scan;
    at += pause;
    return heard.code === null ? [] : [heard.code];
  });
}

test.each([
  [[...'7790001', 'Enter'], 8, ['7790001']],
  [[...'7790001', 'Enter', ...'7790002', 'Enter'], 8, ['7790001', '7790002']],
  [['Shift', ...'AB12', 'Enter'], 20, ['AB12']],
  // a hand is slower, and a short burst is not a code
  [[...'7790001', 'Enter'], 90, []],
  [[...'123', 'Enter'], 8, []],
  [['Enter'], 8, []],
])('%j every %i ms is heard as %j', (keys, pause, codes) => {
  expect(codesOf(keys, pause)).toEqual(codes);
});

test('slow keys before a scan are not part of its code', () => {
  const slow = scanKey(NO_SCAN, 'x', 0).scan;
  let scan = slow;
  [...'7790001'].forEach((key, i) => {
    scan = scanKey(scan, key, 500 + i * 5).scan;
  });
  expect(scanKey(scan, 'Enter', 540).code).toBe('7790001');
});
