import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Values that exist or are sensible, by the name of their field. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** Values that fields are drawn from, and how many are anything else. */
interface Source {
  known: Known;
  /** Number of fields of twenty that are anything. */
  odd: number;
}

/**
 * Returns an arbitrary of what callers may send where a schema is expected: half of it fits the schema, but for rules
 * that JSON Schema cannot tell, with known values such as ids that exist; in the other half fields may be anything.
 */
export function arbitraryOf(schema: z.ZodType, known: Known): Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return fc.oneof(fieldOf(json, '', { known, odd: 0 }), fieldOf(json, '', { known, odd: 2 }));
}

/** Values on which services stumble: at the ends of types and of time, and with signs that mean something elsewhere. */
const EDGES: readonly unknown[] = [
  ...[-1, 0.5, 32_768, 2 ** 31 - 1, 2 ** 31, 1e11, 1e11 + 1, 1e13, Number.MAX_SAFE_INTEGER, 1e300],
  ...['', ' ', '%', '_', '\\', "' or 1=1 --", '\u0000', 'a\u0000b', 'x\ud83d', '\u202e', '＋５４', 'x'.repeat(300)],
  ...['0000-01-01', '0001-01-01', '2027-02-29', '2028-02-29', '2999-12-31', '9999-12-31', '24:00', '23:59'],
  ...['1970-01-01T00:00:00.000Z', '2999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z', '2027-03-28T02:30:00'],
  ...['2147483648', '99999999999999999999', '00000000-0000-0000-0000-000000000000'],
];
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(...EDGES),
);

function fieldOf(schema: JsonSchema, name: string, source: Source): Arbitrary<unknown> {
  const { known, odd } = source;
  const fitting = fittingOf(schema, source);
  const values = known[name]?.filter((value) => fits(schema, value));
  const sensible = values?.length
    ? fc.oneof({ weight: 15, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: fitting })
    : fitting;
  return fc.oneof({ weight: 20 - odd, arbitrary: sensible }, { weight: odd, arbitrary: anything });
}

/** Checks whether a known value is one of those that a field takes: fields of one name may be of several kinds. */
function fits(schema: JsonSchema, value: unknown): boolean {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.some((option) => fits(option as JsonSchema, value));
  if (schema.enum) return schema.enum.includes(value as never);
  if (schema.type === undefined) return true;
  if (Array.isArray(value)) return schema.type === 'array' && value.length >= (schema.minItems ?? 0);
  if (typeof value !== 'string') return schema.type === typeOf(value);
  if (schema.format === 'date') return /^[\d-]{10}$/.test(value);
  if (schema.format === 'date-time') return /^[\d-]{10}T/.test(value);
  return schema.type === 'string' && (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value));
}

const typeOf = (value: unknown) => (value === null ? 'null' : typeof value === 'number' ? 'integer' : typeof value);

function fittingOf(schema: JsonSchema, source: Source): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => fittingOf(option as JsonSchema, source)));
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      const values = fields.map(([key, field]) => [key, fieldOf(field as JsonSchema, key, source)] as const);
      const required = (schema.required ?? []) as string[];
      return fc.record(Object.fromEntries(values), { requiredKeys: required });
    }
    case 'array':
      return fc.array(fittingOf((schema.items ?? {}) as JsonSchema, source), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 4, 4)),
      });
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

function textOf({ format, pattern, minLength = 0, maxLength }: JsonSchema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (format === 'date') return instant.map((text) => text.slice(0, 10));
  if (format === 'date-time') return instant;
  const typed = fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, maxLength ?? 60) });
  // the pattern of a text that is typed only keeps signs out, and its length is limited beside it
  return pattern && maxLength === undefined
    ? fc.oneof({ weight: 4, arbitrary: fc.stringMatching(new RegExp(pattern, 'u')) }, { weight: 1, arbitrary: typed })
    : typed;
}

const date = fc.date({ min: new Date(0), max: new Date('2999-12-31'), noInvalidDate: true });
/** Half of them are whole minutes, which the agenda asks for. */
const instant = fc.oneof(
  date.map((d) => d.toISOString()),
  date.map((d) => `${d.toISOString().slice(0, 16)}:00.000Z`),
);
