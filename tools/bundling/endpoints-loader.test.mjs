import assert from 'node:assert/strict';
import test from 'node:test';
import withoutSummaries from './endpoints-loader.mjs';

const endpoint = (response) => `read: defineEndpoint({
  summary: 'Reads it',
  params: ClubParams,
  response: ${response},
}),`;

test('an endpoint for browsers has no summary', () => {
  assert.equal(withoutSummaries(endpoint('Bookings')), endpoint('Bookings').replace(/\n.*summary.*/, ''));
});

test('a schema that is made in an endpoint fails the build, since it would throw in a browser', () => {
  for (const made of ['Booking.array()', 'z.array(Booking)', 'Booking.nullable()'])
    assert.throws(() => withoutSummaries(endpoint(made)), /browsers have no schemas.*response/);
});
