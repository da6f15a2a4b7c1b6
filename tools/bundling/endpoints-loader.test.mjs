import assert from 'node:assert/strict';
import test from 'node:test';
import forBrowsers from './endpoints-loader.mjs';

const endpoint = (response) => `read: defineEndpoint({
  summary: 'Reads it',
  params: ClubParams,
  response: ${response},
}),`;

test('an endpoint for browsers has neither summary nor errors', () => {
  const bare = endpoint('Bookings').replace(/\n.*summary.*/, '');
  assert.equal(forBrowsers(endpoint('Bookings')), bare);
  for (const errors of ['errors,', 'errors: ofOthers,', 'errors: [a.gone, b.taken],', 'errors: [\n    a.gone,\n  ],'])
    assert.equal(forBrowsers(bare.replace('}),', `  ${errors}\n}),`)), bare);
  const lists = 'const taken = [a.taken];\nconst ofOthers = [\n  ...taken,\n  b.gone,\n];\n';
  assert.equal(forBrowsers(`${lists}${bare.replace('}),', '  errors: ofOthers,\n}),')}`), bare);
  assert.throws(() => forBrowsers(`${lists}${bare}export const codes = ofOthers;\n`), /ofOthers/);
});

test('a schema that is made in an endpoint fails the build, since it would throw in a browser', () => {
  for (const made of ['Booking.array()', 'z.array(Booking)', 'Booking.nullable()'])
    assert.throws(() => forBrowsers(endpoint(made)), /browsers have no schemas.*response/);
});
