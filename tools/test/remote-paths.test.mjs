import assert from 'node:assert/strict';
import test from 'node:test';
import { namedPaths } from './remote-paths.mjs';

/** Value in a template, as a source writes it. */
const VALUE = ['$', '{id}'].join('');
const ROUTES = ['/', '/agenda', '/event/:bookingId', '/admin/*', '/items/stock'];

test('a path of a remote in a source is found, however it is written', () => {
  const named = (source) => assert.equal(namedPaths(source, ROUTES).length, 1, source);
  named("navigate('/agenda')");
  named('<Link to="/agenda/" />');
  named(`\`/agenda?date=${VALUE}\``);
  named(`\`/event/${VALUE}\``);
  named("'/event'");
  named("'/admin/users'");
  named("'/items/stock'");
  named("'/#pricing'");
});

test('other paths are nobody’s', () => {
  assert.deepEqual(namedPaths("['/', '/agendas', '/items', '/administrator', '/api/remotes', '/login']", ROUTES), []);
});
