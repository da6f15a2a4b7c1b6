import { z } from 'zod';
import { EVENTS } from './events';

/** Collects the names of all properties in a JSON schema. */
const namesIn = (schema: unknown): string[] =>
  schema === null || typeof schema !== 'object'
    ? []
    : Object.entries(schema).flatMap(([key, value]) => [
        ...(key === 'properties' ? Object.keys(value as object) : []),
        ...namesIn(value),
      ]);

const SECRET = /token|password|secret|credential|authorization/i;

const propertiesOf = (schema: z.ZodType) => namesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

test.each([...EVENTS.values()])('$name carries no secret: every remote reads the bus', ({ schema }) => {
  expect(propertiesOf(schema).filter((name) => SECRET.test(name))).toEqual([]);
});

test('a secret is found at any depth', () => {
  const schema = z.object({ users: z.array(z.object({ refresh_token: z.string().nullable() })) });
  expect(propertiesOf(schema).filter((name) => SECRET.test(name))).toEqual(['refresh_token']);
});

test('what an event of the session says is all that it may carry', () => {
  const event = EVENTS.get('authLogin');
  const user = { id: 'u', email: 'ana@club.test' };
  const problems = event?.schema.safeParse({ user, refresh_token: 'r' }).error?.issues ?? [];
  expect(problems.map(({ code }) => code)).toContain('unrecognized_keys');
});
