import type { CsvFile, Language } from '@canchero/shared-contracts/core';
import type { Item } from '@canchero/shared-contracts/item';
import { csvFile, csvMoney } from '../../platform/csv/csv-file';
import type { Tx } from '../../platform/db/database';
import en from './lang/en.json' with { type: 'json' };
import es from './lang/es.json' with { type: 'json' };
import pt from './lang/pt.json' with { type: 'json' };
import { selectCategories, selectItems } from './sql';

const CATALOGUES: Record<Language, Record<keyof typeof es, string>> = { es, en, pt };

/** Exports the items of a club by name, as a CSV file that can be imported again. */
export async function exportItems(tx: Tx, clubId: string, language: Language): Promise<CsvFile> {
  const texts = CATALOGUES[language];
  const yesNo = (value: boolean) => texts[value ? 'value.yes' : 'value.no'];
  const categories = new Map((await selectCategories(tx, clubId)).map((c) => [c.id, c.name]));
  return csvFile<Item>(
    texts['file.name'],
    [
      { title: texts['column.name'], value: (i) => i.name },
      { title: texts['column.sku'], value: (i) => i.sku },
      { title: texts['column.category'], value: (i) => categories.get(i.category_id ?? '') ?? null },
      { title: texts['column.price'], value: (i) => csvMoney(i.price) },
      { title: texts['column.cost'], value: (i) => csvMoney(i.cost) },
      { title: texts['column.track_stock'], value: (i) => yesNo(i.track_stock) },
      { title: texts['column.stock'], value: (i) => (i.track_stock ? i.stock : null) },
      { title: texts['column.min_stock'], value: (i) => i.min_stock },
      { title: texts['column.favorite'], value: (i) => yesNo(i.favorite) },
      { title: texts['column.active'], value: (i) => yesNo(i.active) },
    ],
    await selectItems(tx, clubId),
  );
}
