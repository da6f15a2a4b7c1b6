import { createBus } from '../events/bus';
import { readEvent, UnreadableEvent } from './read-event';

const payload = { exceeded: true };
const kindOf = (data: string) => {
  try {
    readEvent(data);
    return null;
  } catch (error) {
    return error instanceof UnreadableEvent ? error.kind : 'something else';
  }
};

test.each([
  ['what is expected', { name: 'plan_limit.changed', version: 1, payload }, null],
  ['an older version', { name: 'plan_limit.changed', version: 0, payload }, 'plan_limit.changed@0'],
  ['a newer version', { name: 'plan_limit.changed', version: 2, payload }, 'plan_limit.changed@2'],
  [
    'a version that no template takes',
    { name: 'plan_limit.changed', version: { toString: '' }, payload },
    'plan_limit.changed@{"toString":""}',
  ],
  ['another shape', { name: 'plan_limit.changed', version: 1, payload: {} }, 'plan_limit.changed shape'],
  ['no payload', { name: 'plan_limit.changed', version: 1 }, 'plan_limit.changed shape'],
  ['a name nobody knows', { name: 'moon.rose', version: 1, payload }, 'moon.rose'],
  ['no name', { version: 1 }, 'no name'],
  ['null', null, 'no name'],
])('%s', (_, envelope, kind) => expect(kindOf(JSON.stringify(envelope))).toBe(kind));

test('no JSON', () => expect(kindOf('<html>')).toBe('no JSON'));

test('an event of another shape is delivered to no handler and reported once', () => {
  const reports: string[] = [];
  const heard: unknown[] = [];
  const bus = createBus(
    (error, event) => void reports.push(`${event}: ${(error as Error).message}`),
    () => new Promise(() => {}),
  );
  bus.on('plan_limit.changed', (event) => void heard.push(event));
  bus.guard((_, sent) => (typeof (sent as typeof payload).exceeded === 'boolean' ? null : new Error('no boolean')));
  for (const exceeded of ['yes', 'no', true]) bus.emit('plan_limit.changed', { exceeded } as typeof payload);
  expect(reports).toEqual(['plan_limit.changed: no boolean']);
  expect(heard).toEqual([payload]);
});
