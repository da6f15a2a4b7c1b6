import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod';

type Schema = z.ZodType;
interface Def {
  type: string;
  format?: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  options?: Schema[];
  keyType?: Schema;
  valueType?: Schema;
  entries?: Record<string, string>;
  values?: unknown[];
}

/**
 * Returns values that a schema accepts, made from its definition. Constraints of single strings are met by filtering.
 */
export function accepted(schema: Schema): Arbitrary<unknown> {
  return shaped(schema).filter((value) => schema.safeParse(value).success);
}

function shaped(schema: Schema): Arbitrary<unknown> {
  const def = schema.def as unknown as Def;
  switch (def.type) {
    case 'object':
      return objects(def.shape ?? {});
    case 'array':
      return fc.array(shaped(def.element as Schema), { maxLength: 3 });
    case 'nullable':
      return fc.option(shaped(def.innerType as Schema), { nil: null });
    case 'optional':
    case 'default':
      return fc.option(shaped(def.innerType as Schema), { nil: undefined });
    case 'pipe':
      return shaped(def.in as Schema);
    case 'union':
      return fc.oneof(...(def.options ?? []).map(shaped));
    case 'record':
      return fc.dictionary(shaped(def.keyType as Schema) as Arbitrary<string>, shaped(def.valueType as Schema), {
        maxKeys: 3,
      });
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}));
    case 'literal':
      return fc.constantFrom(...(def.values ?? []));
    case 'boolean':
      return fc.boolean();
    case 'number':
      return numbers(schema as z.ZodNumber);
    case 'string':
      return strings(schema as z.ZodString);
    case 'unknown':
      return fc.jsonValue();
    default:
      throw new Error(`no values for a schema of type ${def.type}`);
  }
}

function objects(shape: Record<string, Schema>): Arbitrary<unknown> {
  const required = Object.keys(shape).filter((key) => !(shape[key] as Schema).safeParse(undefined).success);
  const values = Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, shaped(schema)]));
  return fc.record(values, { requiredKeys: required });
}

const numbers = ({ minValue, maxValue }: z.ZodNumber): Arbitrary<number> =>
  fc.integer({
    min: Math.max(minValue ?? -1e12, Number.MIN_SAFE_INTEGER),
    max: Math.min(maxValue ?? 1e12, Number.MAX_SAFE_INTEGER),
  });

/** Samples of the formats that a pattern in a schema may ask for. */
const SAMPLES = ['2031-01-08', '09:30', '24:00', '#a1b2c3', 'UTC', 'ARS', 'padel-1', '', 'ana@club.test', '+54'];
const INSTANTS = fc
  .date({ min: new Date('1970-01-02'), max: new Date('2999-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString());

function strings({ format, minLength, maxLength }: z.ZodString): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'datetime') return INSTANTS;
  const min = minLength ?? 0;
  return fc.oneof(
    fc.constantFrom(...SAMPLES.filter((s) => s.length >= min && s.length <= (maxLength ?? Infinity)), 'x'.repeat(min)),
    fc.string({ minLength: min, maxLength: Math.min(maxLength ?? 40, 40) }),
  );
}
