import { overlaps } from '@canchero/shared-contracts/booking';
import { PREVIEW_CLOSE, PREVIEW_COURTS, PREVIEW_OPEN, previewSpan } from './preview';

test('the drawn evening keeps the product\u2019s promise: no two bookings on one court at one time', () => {
  const day = (minute: number) => new Date(minute * 60_000).toISOString();
  for (const { bookings } of PREVIEW_COURTS)
    for (const a of bookings)
      for (const b of bookings) {
        const span = (x: typeof a) => ({ start: day(x.start), end: day(x.start + x.duration) });
        if (a !== b) expect(overlaps(span(a), span(b))).toBe(false);
      }
});

test.each([
  [PREVIEW_OPEN, PREVIEW_CLOSE - PREVIEW_OPEN, { top: 0, height: 100 }],
  [PREVIEW_OPEN + 180, 90, { top: 50, height: 25 }],
])('from minute %d, %d minutes long', (start, duration, span) => {
  expect(previewSpan(start, duration)).toEqual(span);
});
