import { AppError } from '@canchero/shared-contracts/core';
import { amountErrors } from '@canchero/shared-contracts/core/amount-errors';
import { smallestUnit } from '@canchero/shared-contracts/payable';
import { z } from 'zod';

type Schema = z.core.JSONSchema.JSONSchema & { money?: true };

/** Lists the amounts in a value, each with its path. */
type AmountsIn = (value: unknown, path: string) => [path: string, amount: number][];

/**
 * Creates the check that each amount in a body can be paid in a currency, whatever its service does with it; null for
 * bodies without amounts.
 */
export function amountCheck(body: z.ZodType | undefined): ((value: unknown, currency: string) => void) | null {
  const schema = body && z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const amountsIn = schema && readerOf(schema as Schema);
  return amountsIn ? (value, currency) => check(amountsIn(value, ''), currency) : null;
}

/** @throws fraction_of_currency {currency, path} */
function check(amounts: [path: string, amount: number][], currency: string): void {
  const wrong = amounts.find(([, amount]) => amount % smallestUnit(currency) !== 0);
  if (wrong) throw AppError.of(amountErrors.fraction_of_currency, { currency, path: wrong[0] });
}

function readerOf(schema: Schema): AmountsIn | null {
  if (schema.money) return (value, path) => (typeof value === 'number' ? [[path, value]] : []);
  const { items, additionalProperties: values, properties = {} } = schema;
  const readers = [
    ...(schema.anyOf ?? schema.oneOf ?? []).map((option) => readerOf(option as Schema)),
    ...Object.entries(properties).map(([key, field]) => inside(field, (name) => name === key)),
    inside(items, () => true),
    inside(values, (name) => !(name in properties)),
  ].filter((reader) => reader !== null);
  return readers.length > 0 ? (value, path) => readers.flatMap((read) => read(value, path)) : null;
}

/** Creates the reader of the fields, or places of a list, that a schema is for. */
function inside(schema: unknown, isMeant: (name: string) => boolean): AmountsIn | null {
  const read = typeof schema === 'object' && schema !== null ? readerOf(schema as Schema) : null;
  return (
    read &&
    ((value, path) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([name, field]) =>
            isMeant(name) ? read(field, path ? `${path}.${name}` : name) : [],
          )
        : [])
  );
}
