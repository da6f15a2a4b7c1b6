import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * Returns an arbitrary of what callers may send where a schema is expected: mostly what fits it, with known values (by
 * the name of their field) such as ids that exist, and now and then anything else.
 */
export function arbitraryOf(
  schema: z.ZodType,
  known: Readonly<Record<string, readonly unknown[]>>,
): Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return fieldOf(json, '', known);
}

const anything = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.string({ unit: 'binary', maxLength: 40 }));

function fieldOf(schema: JsonSchema, name: string, known: Readonly<Record<string, readonly unknown[]>>) {
  const fitting = fittingOf(schema, known);
  const values = known[name];
  const sensible = values
    ? fc.oneof({ weight: 7, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: fitting })
    : fitting;
  return fc.oneof({ weight: 19, arbitrary: sensible }, { weight: 1, arbitrary: anything });
}

function fittingOf(schema: JsonSchema, known: Readonly<Record<string, readonly unknown[]>>): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => fittingOf(option as JsonSchema, known)));
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      const values = fields.map(([key, field]) => [key, fieldOf(field as JsonSchema, key, known)] as const);
      const required = (schema.required ?? []) as string[];
      return fc.record(Object.fromEntries(values), { requiredKeys: required });
    }
    case 'array':
      return fc.array(fittingOf((schema.items ?? {}) as JsonSchema, known), { maxLength: 4 });
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(-10, Number(schema.minimum ?? -10)), max: Number(schema.maximum ?? 2 ** 31) });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textOf(schema);
    default:
      return anything;
  }
}

function textOf({ format, pattern, maxLength = 60 }: JsonSchema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (format === 'date') return instant.map((text) => text.slice(0, 10));
  if (format === 'date-time') return instant;
  if (pattern && maxLength > 30)
    return fc.oneof(fc.string({ unit: 'grapheme', maxLength }), fc.stringMatching(/^[\w-]{43}$/));
  return fc.string({ unit: 'grapheme', maxLength });
}

const date = fc.date({ min: new Date(0), max: new Date('2999-12-31'), noInvalidDate: true });
/** Half of them are whole minutes, which the agenda asks for. */
const instant = fc.oneof(
  date.map((d) => d.toISOString()),
  date.map((d) => `${d.toISOString().slice(0, 16)}:00.000Z`),
);
