import { EVENTS } from '@canchero/shared-contracts/events';
import fc, { type Arbitrary } from 'fast-check';
import { createBus } from '../events/bus';
import { eventProblem } from '../events/event-check';
import { accepted } from '../testing/arbitrary';
import { createReader } from './read-event';

const EVENTS_MADE = 10_000;
const NAMES = [...EVENTS.keys()];

/** Event made from a schema, or around one. */
interface Made {
  name: string;
  version: unknown;
  payload: unknown;
}

const right: Arbitrary<Made> = fc
  .constantFrom(...EVENTS.values())
  .chain(({ name, version, schema }) => accepted(schema).map((payload) => ({ name, version, payload })));
const oddNames = fc.oneof(
  fc.constantFrom('', '__proto__', 'constructor', 'toString', 'booking.exploded', 'BOOKING.CREATED'),
  fc.string(),
  fc.constantFrom(...NAMES).map((name) => `${name} `),
);
/** Replaces one part of the payload, or of a part of it, by something else, drops it or adds one. */
const bent: Arbitrary<Made> = fc
  .tuple(right, fc.nat(), fc.nat(), fc.anything({ withBigInt: true, withDate: true, withMap: true }), fc.nat(3))
  .map(([made, which, deeper, other, way]) => ({ ...made, payload: bend(made.payload, [which, deeper], other, way) }));

function bend(value: unknown, path: number[], other: unknown, way: number): unknown {
  if (typeof value !== 'object' || value === null) return other;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  const keys = Object.keys(copy);
  const key = keys[(path[0] ?? 0) % Math.max(keys.length, 1)];
  if (way === 0 || key === undefined) copy[`other${way}`] = other;
  else if (way === 1) delete copy[key];
  else if (way === 2 && path.length > 1) copy[key] = bend(copy[key], path.slice(1), other, way);
  else copy[key] = other;
  return copy;
}

const events: Arbitrary<Made> = fc.oneof(
  { weight: 3, arbitrary: right },
  { weight: 4, arbitrary: bent },
  { weight: 1, arbitrary: fc.tuple(right, oddNames).map(([made, name]) => ({ ...made, name })) },
  { weight: 1, arbitrary: fc.tuple(right, fc.anything()).map(([made, version]) => ({ ...made, version })) },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.oneof(fc.constantFrom(...NAMES), oddNames),
      version: fc.nat(3),
      payload: fc.anything(),
    }),
  },
);

const isSound = (name: string, payload: unknown): boolean =>
  EVENTS.get(name)?.schema.safeParse(payload).success ?? false;

/** Bus with a handler for each name that was made, known or not. */
function listeningBus(load: () => Promise<typeof eventProblem>) {
  const heard: { name: string; payload: unknown }[] = [];
  const reports: string[] = [];
  const bus = createBus((_, event) => void reports.push(String(event)), load);
  const listened = new Set<string>();
  const listen = (name: string) => {
    if (listened.has(name)) return;
    listened.add(name);
    bus.on(name as never, (payload) => void heard.push({ name, payload }));
  };
  return { bus, heard, reports, listen };
}

const expectOncePerKind = (kinds: readonly string[]) => expect(new Set(kinds).size).toBe(kinds.length);

test.each([
  ['once the schemas are loaded', true],
  ['from the first moment on, before the schemas are loaded', false],
])(`of ${EVENTS_MADE} events on the bus only sound ones are delivered, %s`, async (_, loaded) => {
  const { bus, heard, reports, listen } = listeningBus(async () => eventProblem);
  if (loaded) bus.guard(eventProblem);
  const sound: unknown[] = [];
  fc.assert(
    fc.property(events, ({ name, payload }) => {
      listen(name);
      if (isSound(name, payload)) sound.push(payload);
      bus.emit(name as never, payload as never);
    }),
    { numRuns: EVENTS_MADE },
  );
  if (!loaded) expect(heard).toEqual([]);
  await new Promise((done) => setTimeout(done));
  expect(heard.filter(({ name, payload }) => !isSound(name, payload))).toEqual([]);
  expect(heard.map(({ payload }) => payload)).toEqual(sound);
  expect(sound.length).toBeGreaterThan(EVENTS_MADE / 5);
  expect(sound.length).toBeLessThan(EVENTS_MADE * 0.8);
  expectOncePerKind(reports);
});

test(`of ${EVENTS_MADE} events of the stream only sound ones are delivered`, () => {
  const { bus, heard, listen } = listeningBus(async () => eventProblem);
  bus.guard(eventProblem);
  const reports: string[] = [];
  const read = createReader(
    ({ name, payload }) => bus.emit(name, payload as never),
    (error) => void reports.push(error instanceof Error && 'kind' in error ? String(error.kind) : `crash: ${error}`),
  );
  let sound = 0;
  fc.assert(
    fc.property(events, fc.boolean(), fc.nat(), ({ name, version, payload }, whole, cut) => {
      listen(name);
      const data = text({ name, version, payload });
      const before = heard.length;
      const sent = whole ? data : data.slice(0, cut % (data.length + 1));
      read(sent);
      const expected = isSoundText(sent);
      expect(heard.length - before).toBe(expected ? 1 : 0);
      if (expected) sound += 1;
    }),
    { numRuns: EVENTS_MADE },
  );
  expect(heard.filter(({ name, payload }) => !isSound(name, payload))).toEqual([]);
  expect(sound).toBeGreaterThan(EVENTS_MADE / 10);
  expect(reports.filter((kind) => kind.startsWith('crash'))).toEqual([]);
  expectOncePerKind(reports);
});

/** Envelope as text. Values that JSON cannot hold are left out, as a sender would do. */
function text(envelope: Made): string {
  try {
    return JSON.stringify(envelope, (_, value) => (typeof value === 'bigint' ? String(value) : value));
  } catch {
    return '{';
  }
}

function isSoundText(data: string): boolean {
  try {
    const { name, version, payload } = JSON.parse(data);
    return EVENTS.get(name)?.version === version && isSound(name, payload);
  } catch {
    return false;
  }
}
