import { NOTATIONS } from '../../../platform/csv/notation';
import { placedOf } from '../../../testing/read-pdf';
import { pdfChunks } from './pdf-writer';

test('figures that are wider than their column stay apart', async () => {
  const figures = [1_234_567_890_123_45, 9_876_543_210_987_65, -9_007_199_254_740_991];
  const report = {
    fileName: 'resumen',
    title: 'Resumen',
    club: 'Asunción',
    facts: [],
    landscape: false,
    tables: [
      {
        title: 'Ingresos',
        columns: [
          { title: 'Qué', kind: 'text' as const, width: 300 },
          ...figures.map((_, n) => ({ title: `Suma ${n}`, kind: 'money' as const, width: 60 })),
        ],
        rows: [[['Canchas', ...figures]]],
        total: ['Total', ...figures],
      },
    ],
  };
  const chunks: Buffer[] = [];
  const texts = { none: 'Nada', page: (number: number) => `Página ${number}` };
  for await (const chunk of pdfChunks(report, NOTATIONS.es, texts)) chunks.push(chunk);
  const [page = []] = await placedOf(Buffer.concat(chunks));
  const shown = page.filter(({ text }) => /^-?[\d.]+,\d\d$/.test(text));
  expect(shown).toHaveLength(6);
  for (const row of [shown.slice(0, 3), shown.slice(3)]) {
    const [first, second, third] = row;
    expect(second?.left).toBeGreaterThan(first?.right ?? Infinity);
    expect(third?.left).toBeGreaterThan(second?.right ?? Infinity);
  }
});
