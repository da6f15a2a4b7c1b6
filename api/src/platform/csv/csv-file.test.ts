import { csvFile, csvMoney } from './csv-file';

const columns = [
  { title: 'Nombre', value: (row: { name: string; amount: number }) => row.name },
  { title: 'Monto', value: (row: { name: string; amount: number }) => csvMoney(row.amount) },
];
const lines = (name: string, amount = 0) =>
  csvFile('x', columns, [{ name, amount }]).content.replace('\uFEFF', '').split('\r\n');

test('a file has its name, its headings and a line for each row', () => {
  expect(csvFile('pagos', columns, []).name).toBe('pagos.csv');
  expect(lines('Ana', 1_234_567)).toEqual(['Nombre,Monto', 'Ana,12345.67']);
});

test.each([
  ['=1+1', `"'=1+1"`],
  ['+54', `"'+54"`],
  ['-2', `"'-2"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
])('%s is a text to spreadsheets', (name, cell) => {
  expect(lines(name)[1]).toBe(`${cell},0.00`);
});

test('commas, quotes and line ends stay inside their cell', () => {
  expect(csvFile('x', columns, [{ name: 'a "b", c\nd', amount: 1 }]).content).toContain('"a ""b"", c\nd",0.01');
});
