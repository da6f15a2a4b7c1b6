import type { Language } from '@canchero/shared-contracts/core';
import { csvFile, csvMoney } from './csv-file';

interface Row {
  name: string;
  amount: number;
}

const columns = [
  { title: 'Nombre', value: (row: Row) => row.name },
  { title: 'Monto', value: (row: Row) => csvMoney(row.amount) },
];
const fileOf = (rows: Row[], language: Language = 'es') => csvFile({ name: 'pagos', language, columns, rows });
const lines = async (name: string, amount = 0, language: Language = 'es') =>
  (await fileOf([{ name, amount }], language)).content.replace('\uFEFF', '').split('\r\n');

test('a file has its name, its headings and a line for each row', async () => {
  expect(await fileOf([])).toEqual({ name: 'pagos.csv', content: '\uFEFFNombre;Monto' });
  expect(await lines('Ana', 1_234_567)).toEqual(['Nombre;Monto', 'Ana;12345,67']);
  expect(await lines('Ana', 1_234_567, 'en')).toEqual(['Nombre,Monto', 'Ana,12345.67']);
});

test('a long file has all lines in their order, and lets others have their turn while it is written', async () => {
  const rows = Array.from({ length: 1_000 }, (_, i) => ({ name: `n${i}`, amount: i }));
  let turns = 0;
  let isDone = false;
  const takeTurns = () => {
    if (isDone) return;
    turns += 1;
    setImmediate(takeTurns);
  };
  takeTurns();
  const { content } = await fileOf(rows);
  isDone = true;
  expect(content.split('\r\n').slice(1)).toEqual(
    rows.map(({ name, amount }) => `${name};${(amount / 100).toFixed(2).replace('.', ',')}`),
  );
  expect(turns).toBeGreaterThan(10);
});

test.each([
  ['=1+1', `"'=1+1"`],
  ['+54', `"'+54"`],
  ['-2', `"'-2"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
])('%s is a text to spreadsheets', async (name, cell) => {
  expect((await lines(name))[1]).toBe(`${cell};0,00`);
});

test('amounts and counts below zero are numbers to spreadsheets', async () => {
  const columns = [
    { title: 'Variación', value: (row: Row) => csvMoney(row.amount) },
    { title: 'Stock', value: () => -3 },
  ];
  const { content } = await csvFile({ name: 'mrr', language: 'es', columns, rows: [{ name: '', amount: -123_450 }] });
  expect(content.split('\r\n')[1]).toBe('-1234,50;-3');
});

test('separators, quotes and line ends stay inside their cell', async () => {
  expect((await fileOf([{ name: 'a "b"; c\nd', amount: 1 }])).content).toContain('"a ""b""; c\nd";0,01');
});
