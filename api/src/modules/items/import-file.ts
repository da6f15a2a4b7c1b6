import { AppError, importErrors } from '@canchero/shared-contracts/core';
import {
  ITEM_FIELDS,
  type ItemField,
  type ItemImportLine,
  MAX_ITEM_LENGTH,
  MAX_ITEMS,
  MAX_STOCK,
} from '@canchero/shared-contracts/item';
import { parseCsvAmount } from '../../platform/csv/csv-amount';
import { foldText, plainLine, readCsv } from '../../platform/csv/read-csv';

/** Accepted headings of each field, in lower case and without accents. */
const HEADINGS: Record<ItemField, readonly string[]> = {
  name: ['nombre', 'articulo', 'producto', 'descripcion', 'name', 'item', 'product', 'nome', 'produto'],
  sku: ['codigo', 'codigo de barras', 'sku', 'code', 'barcode', 'ean'],
  category: ['categoria', 'rubro', 'category'],
  price: ['precio', 'precio de venta', 'price', 'preco'],
  cost: ['costo', 'precio de costo', 'cost', 'custo'],
  track_stock: ['controla stock', 'tracks stock', 'track stock', 'track_stock', 'controla estoque'],
  stock: ['stock', 'existencias', 'cantidad', 'quantity', 'estoque', 'quantidade'],
  min_stock: ['stock minimo', 'minimo', 'minimum stock', 'minimum', 'min_stock', 'estoque minimo'],
  favorite: ['favorito', 'favorite', 'favourite'],
  active: ['activo', 'active', 'ativo'],
};
const YES = ['si', 'yes', 'sim', 'true', 'verdadero', 'verdadeiro', 'x', '1'];
const NO = ['no', 'nao', 'false', 'falso', '0'];

/** Values of a line; an empty cell is absent. Amounts in centavos. */
export interface ItemValues {
  name: string;
  sku?: string;
  category?: string;
  price?: number;
  cost?: number;
  track_stock?: boolean;
  stock?: number;
  min_stock?: number;
  favorite?: boolean;
  active?: boolean;
}

/** Line of a file; `item` is null if the line is invalid. */
export interface ReadLine extends Pick<ItemImportLine, 'line' | 'values' | 'problems'> {
  item: ItemValues | null;
}

/**
 * Reads a file and checks each line by itself; amounts are multiples of `unit` centavos.
 * @throws import_unreadable, import_quote {line}, import_too_long {max, found}
 */
export function readItems(content: string, unit: number): { lines: ReadLine[]; ignored: string[] } {
  const { head, lines } = readCsv(content);
  const fields = head.map(fieldOf);
  if (!fields.includes('name')) throw AppError.of(importErrors.import_unreadable);
  if (lines.length > MAX_ITEMS) {
    throw AppError.of(importErrors.import_too_long, { max: MAX_ITEMS, found: lines.length });
  }
  return {
    lines: lines.map(({ line, cells }) => readLine(line, fields, cells, unit)),
    ignored: head.filter((title, i) => fields[i] === null && title.trim() !== ''),
  };
}

const fieldOf = (title: string): ItemField | null => {
  const plain = foldText(title);
  return ITEM_FIELDS.find((field) => HEADINGS[field].includes(plain)) ?? null;
};

function readLine(
  line: number,
  fields: readonly (ItemField | null)[],
  cells: readonly string[],
  unit: number,
): ReadLine {
  const payable = (text: string) => {
    const amount = parseCsvAmount(text);
    return amount !== null && amount % unit === 0 ? amount : null;
  };
  const values: ReadLine['values'] = {};
  fields.forEach((field, i) => {
    const value = plainLine(cells[i] ?? '');
    if (field && value !== '' && values[field] === undefined) values[field] = value;
  });
  const problems: ReadLine['problems'] = [];
  const read = <F extends ItemField, T>(field: F, parse: (text: string) => T | null): Partial<Record<F, T>> => {
    const text = values[field];
    if (text === undefined) return {};
    const value = parse(text);
    if (value === null) problems.push({ field, problem: 'invalid' });
    return value === null ? {} : ({ [field]: value } as Record<F, T>);
  };
  if (!values.name) problems.push({ field: 'name', problem: 'missing' });
  for (const field of ['name', 'sku', 'category'] as const) {
    if ((values[field]?.length ?? 0) > MAX_ITEM_LENGTH[field]) problems.push({ field, problem: 'too_long' });
  }
  const item: ItemValues = {
    name: values.name ?? '',
    ...(values.sku !== undefined && { sku: values.sku }),
    ...(values.category !== undefined && { category: values.category }),
    ...read('price', payable),
    ...read('cost', payable),
    ...read('track_stock', yesOrNo),
    ...read('stock', count),
    ...read('min_stock', count),
    ...read('favorite', yesOrNo),
    ...read('active', yesOrNo),
  };
  return { line, values, problems, item: problems.length === 0 ? item : null };
}

const count = (text: string): number | null =>
  /^\d{1,7}$/.test(text) && Number(text) <= MAX_STOCK ? Number(text) : null;

function yesOrNo(text: string): boolean | null {
  const plain = foldText(text);
  return YES.includes(plain) ? true : NO.includes(plain) ? false : null;
}
