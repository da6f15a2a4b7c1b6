import { receiptTexts } from './mails';

const invoice = {
  number: 7,
  plan: 'premium',
  starts_at: '2027-02-01T01:00:00.000Z',
  ends_at: '2027-03-01T01:00:00.000Z',
  paid_at: '2027-02-01T01:00:00.000Z',
  amount: 4_420_000,
  currency: 'ARS',
} as const;
const owner = { id: 'o1', email: 'ana@example.test', name: 'Ana Prueba', language: 'es' } as const;

test.each([
  ['es', '31 de enero de 2027 – 28 de febrero de 2027', '31 de enero de 2027', '$ 44.200'],
  ['en', 'January 31, 2027 – February 28, 2027', 'January 31, 2027', '$44,200'],
  ['pt', '31 de janeiro de 2027 – 28 de fevereiro de 2027', '31 de janeiro de 2027', '$ 44.200'],
] as const)('a receipt in %s writes days of the platform and the price as the screens do', (language, ...values) => {
  const { lines } = receiptTexts(language, invoice, owner);
  expect(lines.slice(2).map(([, value]) => value.replace('\u00a0', ' '))).toEqual(values);
});
