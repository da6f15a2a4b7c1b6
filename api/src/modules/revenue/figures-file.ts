import type { CsvFile, Language } from '@canchero/shared-contracts/core';
import type { Revenue, RevenueTable } from '@canchero/shared-contracts/revenue';
import { csvFile, csvMoney } from '../../platform/csv/csv-file';
import { type RevenueTextId, textIn } from './texts';

const COLUMNS = {
  months: [
    ...(['month', 'opening', 'new', 'reactivation', 'expansion', 'contraction', 'churn', 'closing'] as const),
    ...(['owners', 'arpa', 'churn_rate', 'collected'] as const),
  ],
  plans: ['month', 'plan', 'owners', 'mrr'],
  cohorts: ['cohort', 'month', 'owners', 'mrr'],
} as const satisfies Record<RevenueTable, readonly string[]>;

/** Columns that do not contain money. */
const PLAIN = ['month', 'plan', 'cohort', 'owners', 'churn_rate'];

const ROWS: Record<RevenueTable, (revenue: Revenue) => readonly object[]> = {
  months: ({ by_month }) =>
    by_month.map(({ churn_rate, ...row }) => ({
      ...row,
      churn_rate: churn_rate === null ? null : Number(churn_rate.toFixed(4)),
    })),
  plans: ({ by_plan_month }) => by_plan_month,
  cohorts: ({ cohorts }) => cohorts.flatMap(({ month: cohort, kept }) => kept.map((left) => ({ cohort, ...left }))),
};

/** Writes figures of the revenue as a CSV file with headings in a language. */
export function figuresFile(revenue: Revenue, table: RevenueTable, language: Language): Promise<CsvFile> {
  const text = textIn(language);
  const rows = ROWS[table](revenue) as Record<string, string | number | null | undefined>[];
  const columns = COLUMNS[table].map((id) => ({
    title: text(`column.${id}` satisfies RevenueTextId),
    value: ({ [id]: value = null }: (typeof rows)[number]) =>
      typeof value === 'number' && !PLAIN.includes(id) ? csvMoney(value) : value,
  }));
  return csvFile({ name: text(`file.${table}`), language, columns, rows });
}
