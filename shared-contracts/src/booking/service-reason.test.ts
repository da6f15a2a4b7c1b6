import fc from 'fast-check';
import { Text } from '../core/schema';
import { UNDONE_REASON } from '../payment/vocabulary';
import { SERVICE_REASONS, serviceReasonOf, storedReason } from './service-reason';

test.each(SERVICE_REASONS)('%s is read as it was stored, and typed by nobody', (reason) => {
  const stored = storedReason(reason);
  expect(serviceReasonOf(stored)).toBe(reason);
  expect(Text(100).safeParse(` ${stored} `).success).toBe(false);
});

test('the reason that clients send of an undone payment is one of the service', () => {
  expect(UNDONE_REASON).toBe(storedReason('undone'));
});

test.each(['', 'Lluvia', 'late_payment', 'code: late_payment', 'code:rojo y azul', 'Code:surplus'])(
  'the typed text "%s" stays what it is',
  (text) => {
    expect(serviceReasonOf(text)).toBeNull();
    expect(Text(100).parse(text)).toBe(text);
  },
);

test('a code of a newer service is none of those known here', () => {
  expect(serviceReasonOf('code:from_tomorrow')).toBe('other');
});

test('what may be typed is never read as a reason of the service', () => {
  const word = fc.constantFrom('code:', ' ', ...SERVICE_REASONS, 'é');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 4 }), (words) => {
      const typed = Text(100).safeParse(words.join(''));
      if (typed.success) expect(serviceReasonOf(typed.data)).toBeNull();
    }),
    { numRuns: 500 },
  );
});
